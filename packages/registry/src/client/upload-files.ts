import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Release } from '@nukkad/contracts'
import { archiveOf } from '../releases/archive.ts'
import { hexOf } from '../releases/files.ts'
import type { RegistryHttp } from './registry-http.ts'

const batchBytes = 8 * 1024 * 1024
/** What tar adds to a file: a header, and padding to the next 512 bytes. */
const bytesOfHeader = 1024

interface Upload {
  readonly file: string
  readonly name: string
  readonly bytes: number
}

interface BuiltFiles {
  /** the built version directory */
  readonly from: string
  readonly files: Release['files']
  /** hashes of the files that the registry lacks */
  readonly missing: ReadonlySet<string>
}

/** Uploads the files of a built version that the registry lacks, several in each request. */
export async function uploadFiles(http: RegistryHttp, { from, files, missing }: BuiltFiles): Promise<void> {
  const wanted = new Map<string, Upload>()
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    if (missing.has(integrity)) wanted.set(integrity, { file, name: hexOf(integrity), bytes })
  }
  for (const batch of batches([...wanted.values()])) {
    const tar = archiveOf(batch.map(({ file, name }) => ({ name, bytes: () => readFile(path.join(from, file)) })))
    const bytes = new Uint8Array(await buffer(tar))
    await (await http.ask('/v1/files', { method: 'POST', bytes })).body?.cancel()
  }
}

/** Groups files into requests of at most the maximum size. */
function batches(uploads: readonly Upload[]): Upload[][] {
  const all: Upload[][] = []
  let left = 0
  for (const upload of uploads) {
    if (all.length === 0 || upload.bytes > left) {
      all.push([])
      left = batchBytes
    }
    all.at(-1)?.push(upload)
    left -= upload.bytes + bytesOfHeader
  }
  return all
}
