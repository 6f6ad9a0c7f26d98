import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Integrity, Release } from '@nukkad/contracts'
import {
  type ArchivedFile,
  filesOfArchive,
  integrityOf,
  loadRelease,
  type RegistryHttp,
  RegistryRefusal,
  storeRelease,
} from '@nukkad/registry'
import { newDraft } from './release-drafts.ts'

export interface FetchReleaseOptions {
  readonly http: RegistryHttp
  /** the folder of releases on this machine */
  readonly folder: string
  readonly name: string
  readonly version: string
  /** hash of its release.json, from the signed document */
  readonly manifest: Integrity
  readonly signal: AbortSignal
}

const manifestFile = 'release.json'
const mostManifestBytes = 4 * 1024 * 1024
const longestMs = 120_000

/**
 * Fetches a release completely, unless it is here already; every file is checked against its hash. Throws
 * RegistryRefusal.
 */
export async function fetchRelease(options: FetchReleaseOptions): Promise<void> {
  const { folder, name, version, manifest } = options
  const isHere = await loadRelease(folder, name, version, manifest).then(
    () => true,
    () => false,
  )
  if (isHere) return
  await mkdir(folder, { recursive: true })
  const draft = await newDraft(folder)
  try {
    await fetchFiles(options, draft)
    await storeRelease(folder, draft, true)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The manifest comes first, and lists the files that follow. */
async function fetchFiles({ http, name, version, manifest, signal }: FetchReleaseOptions, draft: string) {
  const address = `/v1/releases/${encodeURIComponent(name)}/${encodeURIComponent(version)}`
  const { body } = await http.ask(address, { timeoutMs: longestMs })
  const tar = Readable.fromWeb(body as ReadableStream)
  const what = `${name} ${version}`
  const writes: Promise<void>[] = []
  let files: Release['files'] = {}
  const most = (file: string) => (file === manifestFile ? mostManifestBytes : bytesOf(files, file, what))
  try {
    for await (const file of filesOfArchive(tar, most)) {
      if (signal.aborted) throw new Error('this shell is shutting down')
      if (file.name === manifestFile) files = manifestOf(file.bytes, manifest, what).files
      writes.push(write(draft, file))
    }
  } finally {
    // All writes must have ended before the draft is removed.
    await Promise.allSettled(writes)
  }
  await Promise.all(writes)
}

function manifestOf(bytes: Buffer, manifest: Integrity, what: string): Release {
  if (integrityOf(bytes) === manifest) return JSON.parse(bytes.toString('utf8'))
  throw new RegistryRefusal('altered', `${manifestFile} of ${what} is not the one that was published.`)
}

/** The size of a release's file in bytes; throws if the release does not list the file. */
function bytesOf(files: Release['files'], file: string, what: string): number {
  const named = Object.hasOwn(files, file) ? files[file] : undefined
  if (!named) throw new RegistryRefusal('altered', `${what} contains ${file}, which its manifest does not list.`)
  return named.bytes
}

async function write(draft: string, { name, bytes }: ArchivedFile): Promise<void> {
  const to = path.join(draft, name)
  if (!to.startsWith(draft + path.sep)) {
    throw new RegistryRefusal('malformed', `A release names a file outside its folder: ${name}.`)
  }
  await mkdir(path.dirname(to), { recursive: true })
  await writeFile(to, bytes)
}
