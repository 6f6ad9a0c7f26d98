import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Integrity, Release } from '@nukkad/contracts'
import { integrityOf, loadRelease, type RegistryHttp, RegistryRefusal, storeRelease } from '@nukkad/registry'

export interface FetchReleaseOptions {
  readonly http: RegistryHttp
  /** where releases lie here */
  readonly folder: string
  readonly name: string
  readonly version: string
  /** hash of its release.json, which the signed document names */
  readonly manifest: Integrity
  readonly signal: AbortSignal
}

const filesAtOnce = 8
const draftPrefix = '.fetched-'
const draftsLiveMs = 60 * 60 * 1000

/** Brings a release here whole, unless it is; every file is held against its hash. Throws RegistryRefusal. */
export async function fetchRelease(options: FetchReleaseOptions): Promise<void> {
  const { folder, name, version, manifest } = options
  const isHere = await loadRelease(folder, name, version, manifest).then(
    () => true,
    () => false,
  )
  if (isHere) return
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(path.join(folder, draftPrefix))
  try {
    const text = await bytesOf(options, 'release.json')
    if (integrityOf(text) !== manifest) {
      throw new RegistryRefusal('altered', `release.json of ${name} ${version} is not the one that was published.`)
    }
    await writeFile(path.join(draft, 'release.json'), text)
    await fetchFiles(options, draft, Object.keys((JSON.parse(text.toString('utf8')) as Release).files))
    await storeRelease(folder, draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function fetchFiles(options: FetchReleaseOptions, draft: string, files: string[]): Promise<void> {
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (options.signal.aborted) throw new Error('this shell ends')
      const to = path.join(draft, file)
      if (!to.startsWith(draft + path.sep)) {
        throw new RegistryRefusal(
          'malformed',
          `${options.name} ${options.version} names a file outside itself: ${file}.`,
        )
      }
      await mkdir(path.dirname(to), { recursive: true })
      await writeFile(to, await bytesOf(options, file))
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
}

async function bytesOf({ http, name, version }: FetchReleaseOptions, file: string): Promise<Buffer> {
  const address = ['', 'v1', 'releases', name, version, ...file.split('/')].map(encodeURIComponent).join('/')
  return Buffer.from(await (await http.ask(address)).arrayBuffer())
}

/** Removes what shells left here that were killed in the middle. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(draftPrefix))) {
    const draft = path.join(folder, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > draftsLiveMs) await rm(draft, { recursive: true, force: true })
  }
}
