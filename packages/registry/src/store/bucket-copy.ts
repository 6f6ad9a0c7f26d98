import type { RegistryDocument, SignedRegistry } from '@nukkad/contracts'
import { BadSetting } from '@nukkad/contracts/settings'
import type { FolderStore } from './folder-store.ts'
import { documentName, journalFolder, type NamedRelease } from './registry-store.ts'
import type { S3Bucket } from './s3-bucket.ts'
import type { S3Releases } from './s3-releases.ts'

/** The number of changes that the journal keeps. */
const mostMissed = 100
const atOnce = 8

/** A machine's copy of a bucket: fetches what others wrote, and puts the signed document into the bucket. */
export class BucketCopy {
  readonly #bucket: S3Bucket
  readonly #copy: FolderStore
  readonly #releases: S3Releases
  /** the bucket's document as last seen */
  #seen = { tag: '', sequence: 0 }

  constructor(bucket: S3Bucket, copy: FolderStore, releases: S3Releases) {
    this.#bucket = bucket
    this.#copy = copy
    this.#releases = releases
  }

  /** On start: fetches everything that is missing here, or fills a bucket that is still empty. */
  async open(): Promise<void> {
    const roots = await this.#textOf('trust/1.json')
    const ours = await this.#copy.read('trust/1.json')
    if (roots !== undefined && ours !== undefined && roots !== ours) {
      throw new BadSetting(
        'REGISTRY_S3_BUCKET and REGISTRY_HOME belong to different registries: their first keys differ.',
      )
    }
    if (roots === undefined && ours !== undefined) await this.#moveIn()
    for (const folder of ['trust', 'audit']) await this.#bringNew(folder)
    await this.look()
  }

  /** Fetches the bucket's document if it is newer, after the changes and releases that led to it. */
  async look(): Promise<void> {
    const found = await this.#bucket.get(documentName, this.#seen.tag || undefined)
    const theirs = typeof found === 'object' ? found.bytes.toString('utf8') : undefined
    if (found === undefined) this.#seen = { tag: '', sequence: 0 }
    if (typeof found === 'object') this.#seen = { tag: found.tag, sequence: sequenceOf(theirs) }
    const mine = await this.#copy.read(documentName)
    // Published here while the bucket could not be reached.
    if (mine !== undefined && sequenceOf(mine) > this.#seen.sequence) await this.put(mine)
    if (theirs === undefined || sequenceOf(theirs) <= sequenceOf(mine)) return
    const newest = Math.max(0, ...(await this.#copy.names(journalFolder)).map((name) => Number.parseInt(name, 10)))
    for (let next = Math.max(newest, sequenceOf(theirs) - mostMissed) + 1; next <= sequenceOf(theirs); next++) {
      await this.bring(`${journalFolder}/${next}.json`)
    }
    await this.#bringNew('trust')
    await this.#bringReleases(theirs)
    await this.#copy.replace(documentName, theirs)
  }

  /** Puts the document into the bucket; false if another writer has replaced it since it was last seen. */
  async put(text: string): Promise<boolean> {
    const condition = this.#seen.tag ? { 'if-match': this.#seen.tag } : ({ 'if-none-match': '*' } as const)
    const tag = await this.#bucket.put(documentName, Buffer.from(text), condition)
    if (tag !== undefined) this.#seen = { tag, sequence: sequenceOf(text) }
    return tag !== undefined
  }

  async bring(name: string): Promise<void> {
    const text = await this.#textOf(name)
    if (text !== undefined) await this.#copy.create(name, text)
  }

  async #textOf(name: string): Promise<string | undefined> {
    const found = await this.#bucket.get(name)
    return typeof found === 'object' ? found.bytes.toString('utf8') : undefined
  }

  async #bringNew(folder: string): Promise<void> {
    const here = new Set(await this.#copy.names(folder))
    const there = (await this.#bucket.list(`${folder}/`)).map(({ name }) => name)
    await each(
      there.filter((name) => !here.has(name.slice(folder.length + 1))),
      (name) => this.bring(name),
    )
  }

  /** Fetches the releases that are being served; a damaged one must not hold up the others. */
  async #bringReleases(text: string): Promise<void> {
    const wanted = namedIn(text).filter(({ isGiven }) => isGiven)
    await each(wanted, (release) =>
      this.#releases.folderOf(release).then(
        () => undefined,
        () => undefined,
      ),
    )
  }

  /** Uploads the folder of a registry that had no bucket before. */
  async #moveIn(): Promise<void> {
    const document = await this.#copy.read(documentName)
    if (document !== undefined) await each(namedIn(document), (release) => this.#releases.upload(release))
    for (const folder of ['audit', journalFolder, 'trust']) {
      const names = (await this.#copy.names(folder)).filter((name) => /^\d+\.json$/.test(name))
      await each(names, async (name) => {
        const text = await this.#copy.read(`${folder}/${name}`)
        if (text !== undefined) await this.#bucket.create(`${folder}/${name}`, Buffer.from(text))
      })
    }
  }
}

/** A document that can't be read counts as older than any other. */
function documentOf(text: string | undefined): Pick<RegistryDocument, 'sequence' | 'remotes'> {
  try {
    return JSON.parse((JSON.parse(text ?? '') as SignedRegistry).payload)
  } catch {
    return { sequence: 0, remotes: {} }
  }
}

const sequenceOf = (text: string | undefined): number => documentOf(text).sequence

const namedIn = (text: string): (NamedRelease & { readonly isGiven: boolean })[] =>
  Object.entries(documentOf(text).remotes).flatMap(([name, { versions, rules }]) =>
    Object.entries(versions).map(([version, { manifest }]) => ({
      name,
      version,
      manifest,
      isGiven: rules.some((rule) => rule.version === version),
    })),
  )

/** Runs `work` for each item, several at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
