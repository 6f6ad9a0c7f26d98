import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { RegistryDocument } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import { archiveOfRelease, filesOfArchive } from '../releases/archive.ts'
import { hexOf, integrityOf } from '../releases/files.ts'
import { checkFiles, loadRelease } from '../releases/load-release.ts'
import { readManifest, type StoredRelease, storeRelease } from '../releases/release-store.ts'
import type { NamedRelease } from './registry-store.ts'
import type { S3Bucket } from './s3-bucket.ts'

const folder = 'archives'
/** Includes the hash of release.json, so that other files of the same name and version do not conflict. */
const nameOf = ({ name, version, manifest }: NamedRelease) => `${folder}/${name}/${version}/${hexOf(manifest)}.tar`

const day = 24 * 60 * 60 * 1000

/** Releases in a bucket, one tar each, with copies in a folder of this machine. */
export class S3Releases {
  readonly #bucket: S3Bucket
  readonly #copies: string

  constructor(bucket: S3Bucket, copies: string) {
    this.#bucket = bucket
    this.#copies = copies
  }

  /** Never reported as new: a release that the bucket has was not lost, and is not built again under the same name. */
  async keep(from: string): Promise<StoredRelease> {
    const release = await readManifest(from)
    await checkFiles(from, release)
    const manifest = integrityOf(await readFile(path.join(from, 'release.json')))
    await this.#bucket.create(nameOf({ ...release, manifest }), await buffer(archiveOfRelease(from, release)))
    return { ...(await storeRelease(this.#copies, from)), isNew: false }
  }

  /** Uploads a copy to the bucket; a damaged copy is skipped. */
  async upload({ name, version, manifest }: NamedRelease): Promise<void> {
    const release = await loadRelease(this.#copies, name, version, manifest).catch(() => undefined)
    if (!release) return
    const tar = await buffer(archiveOfRelease(path.join(this.#copies, name, version), release))
    await this.#bucket.create(nameOf({ name, version, manifest }), tar)
  }

  /** The folder of a copy, which is fetched if it isn't here completely. */
  async folderOf(release: NamedRelease): Promise<string> {
    const dir = path.join(this.#copies, release.name, release.version)
    const { name, version, manifest } = release
    const isHere = await loadRelease(this.#copies, name, version, manifest).then(
      () => true,
      () => false,
    )
    if (isHere) return dir
    const found = await this.#bucket.get(nameOf(release))
    if (typeof found !== 'object') throw new RegistryRefusal('incomplete', `The store lacks ${name} ${version}.`)
    const draft = await mkdtemp(path.join(tmpdir(), 'nukkad-release-'))
    try {
      await unpack(found.bytes, draft)
      if (integrityOf(await readFile(path.join(draft, 'release.json'))) !== manifest) {
        throw new RegistryRefusal('altered', `The store contains a different release as ${name} ${version}.`)
      }
      // What is in the folder here was never published under this name.
      await rm(dir, { recursive: true, force: true })
      await storeRelease(this.#copies, draft)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
    return dir
  }

  /** Removes archives that no version refers to and that are not about to be published. */
  async removeOthers({ remotes }: RegistryDocument, now: Date): Promise<void> {
    const known = Object.entries(remotes).flatMap(([name, { versions }]) =>
      Object.entries(versions).map(([version, { manifest }]) => nameOf({ name, version, manifest })),
    )
    const needed = new Set(known)
    for (const { name, at } of await this.#bucket.list(`${folder}/`)) {
      if (!needed.has(name) && now.getTime() - at.getTime() > day) await this.#bucket.remove(name)
    }
  }
}

async function unpack(tar: Buffer, dir: string): Promise<void> {
  for await (const { name, bytes } of filesOfArchive(Readable.from([tar]), () => tar.byteLength)) {
    const to = path.join(dir, name)
    if (!to.startsWith(dir + path.sep))
      throw new RegistryRefusal('altered', `The store contains ${name} outside its folder.`)
    await mkdir(path.dirname(to), { recursive: true })
    await writeFile(to, bytes)
  }
}
