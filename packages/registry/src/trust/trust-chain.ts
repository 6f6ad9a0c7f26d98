import type { SignedTrust, TrustDocument } from '@nukkad/contracts/registry-trust'
import { RegistryRefusal } from '../refusal.ts'
import { FolderDocuments } from '../store/folder-documents.ts'
import type { Documents } from '../store/registry-store.ts'
import { verifyTrust } from './trust.ts'

/** Every version of the trusted keys, one document each; the first one is trusted as it is. */
export class TrustChain {
  readonly #documents: Documents
  #current: TrustDocument | undefined

  /** @param where a reader's own folder, or documents that registries share */
  constructor(where: string | Documents) {
    this.#documents = typeof where === 'string' ? new FolderDocuments(where) : where
  }

  /** The current version; throws RegistryRefusal when there is none. */
  get current(): TrustDocument {
    if (!this.#current) throw new RegistryRefusal('unknown', 'There are no trusted keys of a registry.')
    return this.#current
  }

  get isOpen(): boolean {
    return this.#current !== undefined
  }

  /** Reads versions that others have added, one after the other. */
  async read(): Promise<boolean> {
    let version = this.#current ? this.#current.version + 1 : await this.#first()
    for (let signed = await this.readVersion(version); signed; signed = await this.readVersion(++version)) {
      this.#current = verifyTrust(signed, this.#current)
    }
    return this.isOpen
  }

  /** A version in its signed form. */
  async readVersion(version: number): Promise<SignedTrust | undefined> {
    const text = await this.#documents.read(nameOf(version))
    return text === undefined ? undefined : (JSON.parse(text) as SignedTrust)
  }

  /** Adds the next version; throws RegistryRefusal when it does not follow, or when another one was added first. */
  async add(signed: SignedTrust): Promise<TrustDocument> {
    await this.read()
    const document = verifyTrust(signed, this.#current)
    if (!(await this.#documents.create(nameOf(document.version), JSON.stringify(signed)))) {
      throw new RegistryRefusal('older', `Version ${document.version} of the keys already exists.`)
    }
    this.#current = document
    return document
  }

  /**
   * Adds a registry's version to a reader's folder. Programs of one machine share the folder, so another one may have
   * written that version first. Throws RegistryRefusal when it does not follow.
   */
  async follow(version: number, signed: SignedTrust): Promise<void> {
    await this.read()
    if (this.#current && this.#current.version >= version) return
    const document = verifyTrust(signed, this.#current)
    if (await this.#documents.create(nameOf(document.version), JSON.stringify(signed))) this.#current = document
    else await this.read()
  }

  async #first(): Promise<number> {
    const names = await this.#documents.names('')
    const versions = names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
    return versions.length > 0 ? Math.min(...versions) : 0
  }
}

const nameOf = (version: number) => `${version}.json`
