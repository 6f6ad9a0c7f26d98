import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Integrity, Release } from '@nukkad/contracts'
import { integrityOf } from './files.ts'
import { checkFiles, loadRelease } from './load-release.ts'
import { RegistryRefusal } from './refusal.ts'

/** What was taken in: the release, and the hash of its release.json that the registry will vouch for. */
export interface StoredRelease {
  readonly release: Release
  readonly manifest: Integrity
  /** false when it lay there already */
  readonly isNew: boolean
}

/**
 * Takes the built version directory `from` into `releases`. It appears there whole or not at all, and a version that is
 * there already stays as it is: the same files count as done, others are refused.
 */
export async function storeRelease(releases: string, from: string): Promise<StoredRelease> {
  const release = await readManifest(from)
  await checkFiles(from, release)
  const dir = path.join(releases, release.name, release.version)
  const present = await readManifest(dir).catch(() => undefined)
  if (present) {
    if (JSON.stringify(present.files) !== JSON.stringify(release.files)) {
      throw new RegistryRefusal('overwrite', `${release.name} ${release.version} exists already, with other files.`)
    }
    return stored(releases, present, false)
  }
  await mkdir(path.dirname(dir), { recursive: true })
  const draft = path.join(path.dirname(dir), `.${release.version}.${randomBytes(4).toString('hex')}`)
  try {
    await cp(from, draft, { recursive: true, force: false, errorOnExist: true })
    await rename(draft, dir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return stored(releases, release, true)
}

async function stored(releases: string, { name, version }: Release, isNew: boolean): Promise<StoredRelease> {
  const manifest = integrityOf(await readFile(path.join(releases, name, version, 'release.json')))
  return { release: await loadRelease(releases, name, version, manifest), manifest, isNew }
}

async function readManifest(dir: string): Promise<Release> {
  const text = await readFile(path.join(dir, 'release.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new RegistryRefusal('incomplete', `${dir} holds no release.json.`)
  try {
    return JSON.parse(text) as Release
  } catch {
    throw new RegistryRefusal('malformed', `release.json in ${dir} is cut off.`)
  }
}
