import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Integrity, Release } from '@nukkad/contracts'
import { checkScreens } from '../document/claims.ts'
import { checkNames } from '../document/names.ts'
import { RegistryRefusal } from '../refusal.ts'
import { integrityOf } from './files.ts'
import { checkFiles, loadRelease } from './load-release.ts'

/** A stored release, and the hash of its release.json that the registry will sign. */
export interface StoredRelease {
  readonly release: Release
  readonly manifest: Integrity
  /** false if it was stored already */
  readonly isNew: boolean
}

/**
 * Stores the built version directory `from` in `releases`. It appears there completely or not at all, and a stored
 * version is never changed: the same files count as done, others are refused. A damaged one is replaced.
 * @param isDraft `from` is in the same file system and not needed elsewhere: it is moved, not copied
 */
export async function storeRelease(releases: string, from: string, isDraft = false): Promise<StoredRelease> {
  const release = await readManifest(from)
  await checkFiles(from, release)
  const dir = path.join(releases, release.name, release.version)
  const present = await wholeRelease(dir)
  if (present) return readStored(releases, same(present, release), false)
  await mkdir(path.dirname(dir), { recursive: true })
  const name = `.${release.version}.${randomBytes(4).toString('hex')}`
  const draft = path.join(path.dirname(dir), name)
  const damaged = `${draft}.damaged`
  try {
    if (isDraft) await rename(from, draft)
    else await cp(from, draft, { recursive: true, force: false, errorOnExist: true })
    await rename(dir, damaged).catch(ignoring('ENOENT'))
    await rename(draft, dir).catch(ignoring('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(damaged, { recursive: true, force: true })
  }
  // If two processes store it at once, the first one's is kept.
  const existing = await readManifest(dir)
  return readStored(releases, same(existing, release), true)
}

const ignoring =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error
  }

function same(present: Release, release: Release): Release {
  if (JSON.stringify(present.files) === JSON.stringify(release.files)) return present
  throw new RegistryRefusal('overwrite', `${release.name} ${release.version} already exists with different files.`)
}

/** The release in a folder, unless it is missing or damaged. */
async function wholeRelease(dir: string): Promise<Release | undefined> {
  try {
    const release = await readManifest(dir)
    await checkFiles(dir, release)
    return release
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined
    throw error
  }
}

async function readStored(releases: string, { name, version }: Release, isNew: boolean): Promise<StoredRelease> {
  const manifest = integrityOf(await readFile(path.join(releases, name, version, 'release.json')))
  return { release: await loadRelease(releases, name, version, manifest), manifest, isNew }
}

/** The release.json of a built version directory; throws RegistryRefusal if it is not a release. */
export async function readManifest(dir: string): Promise<Release> {
  const text = await readFile(path.join(dir, 'release.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new RegistryRefusal('incomplete', `${dir} does not contain a release.json.`)
  const release = parsed(text, dir)
  checkNames(release)
  checkScreens(release)
  return release
}

function parsed(text: string, dir: string): Release {
  try {
    return JSON.parse(text) as Release
  } catch {
    throw new RegistryRefusal('malformed', `release.json in ${dir} is incomplete.`)
  }
}
