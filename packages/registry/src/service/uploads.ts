import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Release } from '@nukkad/contracts'
import { ServiceRefusal } from '../client/registry-faults.ts'
import { checkScreens } from '../document/claims.ts'
import { checkNames } from '../document/names.ts'
import { RegistryRefusal } from '../refusal.ts'
import { type ArchivedFile, filesOfArchive } from '../releases/archive.ts'
import { hexOf } from '../releases/files.ts'

const day = 24 * 60 * 60 * 1000
const mostFiles = 2000
/** The limit of all uploaded files that belong to no release yet, in bytes. */
const mostWaiting = 1024 * 1024 * 1024

/** Uploaded files that belong to no release yet, each stored under its hash. A truncated upload is never stored. */
export class Uploads {
  readonly #folder: string
  readonly #mostBytes: number

  /** @param mostBytes maximum size of one release */
  constructor(folder: string, mostBytes: number) {
    this.#folder = folder
    this.#mostBytes = mostBytes
  }

  /** Stores the files of a tar, each named by its SHA-384 in hex; stores none of them if one has another hash. */
  async add(tar: Buffer): Promise<void> {
    const files: ArchivedFile[] = []
    try {
      for await (const file of filesOfArchive(Readable.from([tar]), () => tar.byteLength)) files.push(file)
    } catch (error) {
      throw new ServiceRefusal('bad_request', `This is not a tar archive of files: ${(error as Error).message}.`)
    }
    for (const { name, bytes } of files) {
      if (createHash('sha384').update(bytes).digest('hex') !== name) {
        throw new ServiceRefusal('bad_request', `The uploaded file is not ${name}.`)
      }
    }
    await mkdir(this.#folder, { recursive: true })
    if ((await this.#size()) + tar.byteLength > mostWaiting) {
      throw new ServiceRefusal(
        'storage_full',
        'Too much has been uploaded without being released; such files are removed after a day.',
      )
    }
    const kept = await Promise.allSettled(files.map((file) => this.#keep(file)))
    const failed = kept.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }

  /**
   * Assembles a release in a temporary folder, which is removed after `work`. Throws ServiceRefusal with the hashes of
   * missing files.
   */
  async withAssembled<T>(manifest: string, work: (dir: string, release: Release) => Promise<T>): Promise<T> {
    const release = readRelease(manifest)
    const files = Object.entries(release.files)
    const bytes = files.reduce((sum, [, file]) => sum + file.bytes, manifest.length)
    if (files.length > mostFiles || bytes > this.#mostBytes) {
      throw new ServiceRefusal(
        'too_large',
        `${release.name} ${release.version} has ${files.length} files of ${bytes} bytes; ${mostFiles} of ${this.#mostBytes} are allowed.`,
      )
    }
    const missing = await this.#missing(files.map(([, { integrity }]) => integrity))
    if (missing.length > 0) {
      throw new ServiceRefusal('missing_files', `${missing.length} files have to be uploaded first.`, missing)
    }
    const dir = await mkdtemp(path.join(this.#folder, 'release-'))
    try {
      for (const [file, { integrity }] of files) {
        const to = path.join(dir, file)
        await mkdir(path.dirname(to), { recursive: true })
        await link(this.#file(integrity), to)
      }
      await writeFile(path.join(dir, 'release.json'), manifest)
      const done = await work(dir, release)
      await Promise.all(files.map(([, { integrity }]) => rm(this.#file(integrity), { force: true })))
      return done
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  /** Removes uploads older than a day. */
  async sweep(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, name)
      const found = await stat(file).catch(() => undefined)
      if (found && now - found.mtimeMs > day) await rm(file, { recursive: true, force: true })
    }
  }

  async #keep({ name, bytes }: ArchivedFile): Promise<void> {
    const draft = path.join(this.#folder, `${randomBytes(8).toString('hex')}.tmp`)
    try {
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, path.join(this.#folder, name))
    } finally {
      await rm(draft, { force: true })
    }
  }

  async #missing(hashes: readonly string[]): Promise<string[]> {
    const present = new Set(await readdir(this.#folder).catch(() => []))
    return [...new Set(hashes)].filter((hash) => !present.has(path.basename(this.#file(hash))))
  }

  async #size(): Promise<number> {
    const names = await readdir(this.#folder)
    const sizes = names.map((name) =>
      stat(path.join(this.#folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }

  #file(integrity: string): string {
    return path.join(this.#folder, hexOf(integrity))
  }
}

const hash = /^sha384-[A-Za-z0-9+/]{64}$/
const isFile = (value: unknown) => {
  const { integrity, bytes } = (value ?? {}) as { integrity?: unknown; bytes?: unknown }
  return typeof integrity === 'string' && hash.test(integrity) && Number.isSafeInteger(bytes) && Number(bytes) >= 0
}
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses an untrusted release.json and checks everything that the registry relies on; throws RegistryRefusal. */
function readRelease(manifest: string): Release {
  let release: Partial<Release>
  try {
    release = JSON.parse(manifest)
  } catch {
    throw new RegistryRefusal('malformed', 'This release.json is not JSON.')
  }
  if (!isObject(release)) throw new RegistryRefusal('malformed', 'This release.json does not describe a release.')
  checkNames(release as Release)
  const { files, browser, server, platform, id } = release
  const lists = isObject(browser?.assets) ? Object.values(browser.assets) : [undefined]
  const isWhole =
    isObject(files) &&
    Object.values(files).every(isFile) &&
    [platform, id, browser?.entry, server?.entry].every((text) => typeof text === 'string') &&
    lists.every((one) => isTexts(one?.js) && isTexts(one?.css) && isTexts(one?.lazyCss ?? [])) &&
    isObject(browser?.lazyStyles ?? {}) &&
    Object.values(browser?.lazyStyles ?? {}).every(isTexts)
  if (!isWhole)
    throw new RegistryRefusal('malformed', `${release.name} ${release.version} does not have the shape of a release.`)
  const outside = Object.keys(files).find((file) => !isInside(file))
  if (outside !== undefined) {
    throw new RegistryRefusal(
      'malformed',
      `${release.name} ${release.version} names a file outside its folder: ${outside}.`,
    )
  }
  checkScreens(release as Release)
  return release as Release
}

/** Whether a path stays inside the folder of the release. */
const isInside = (file: string) =>
  file !== 'release.json' &&
  !/[\\\0]/.test(file) &&
  file.split('/').every((part) => part && !['.', '..'].includes(part))

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')
