import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Release } from '@nukkad/contracts'
import { extract, pack } from 'tar-stream'

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A tar of files, each read when it is its turn; it ends with the error of an unreadable file. */
export function archiveOf(files: Iterable<{ readonly name: string; bytes(): Promise<Buffer> }>): Readable {
  const tar = pack()
  const write = async () => {
    for (const { name, bytes } of files) {
      const content = await bytes()
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
      })
    }
    tar.finalize()
  }
  write().catch((error) => tar.destroy(error))
  return Readable.from(tar)
}

/** A tar of the version directory `dir`, its release.json first. */
export const archiveOfRelease = (dir: string, { files }: Pick<Release, 'files'>): Readable =>
  archiveOf(
    ['release.json', ...Object.keys(files)].map((name) => ({ name, bytes: () => readFile(path.join(dir, name)) })),
  )

/**
 * The files of an untrusted tar, one after the other; `most` returns how many bytes a file of that name may have, or
 * throws. Throws if the tar is truncated, invalid, or contains anything but files.
 */
export async function* filesOfArchive(tar: Readable, most: (name: string) => number): AsyncGenerator<ArchivedFile> {
  const entries = extract()
  const read = pipeline(tar, entries)
  // The loop throws the same error.
  read.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type, size = 0 } = entry.header
    if (type !== 'file') throw new Error(`${name} is no file`)
    if (size > most(name)) throw new Error(`${name} is larger than it may be`)
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    yield { name, bytes: Buffer.concat(chunks) }
  }
  await read
}
