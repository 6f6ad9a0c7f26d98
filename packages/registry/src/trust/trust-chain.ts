import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SignedTrust, TrustDocument } from '@nukkad/contracts/registry-trust'
import { createWhole } from '../files.ts'
import { RegistryRefusal } from '../refusal.ts'
import { verifyTrust } from './trust.ts'

/** Every version of whose keys count, a file each; the first one in the folder is trusted as it lies there. */
export class TrustChain {
  readonly #folder: string
  #current: TrustDocument | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The version that counts now; throws RegistryRefusal when there is none. */
  get current(): TrustDocument {
    if (!this.#current) throw new RegistryRefusal('unknown', `There are no keys of a registry in ${this.#folder}.`)
    return this.#current
  }

  get isOpen(): boolean {
    return this.#current !== undefined
  }

  /** Reads what others added meanwhile, one version after the other. */
  async read(): Promise<boolean> {
    let version = this.#current ? this.#current.version + 1 : await this.#first()
    for (let signed = await this.signed(version); signed; signed = await this.signed(++version)) {
      this.#current = verifyTrust(signed, this.#current)
    }
    return this.isOpen
  }

  /** A version as it was signed. */
  async signed(version: number): Promise<SignedTrust | undefined> {
    const text = await readFile(this.#file(version), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as SignedTrust)
  }

  /** Adds the version that follows; throws RegistryRefusal when it does not, or when another one came first. */
  async add(signed: SignedTrust): Promise<TrustDocument> {
    await this.read()
    const document = verifyTrust(signed, this.#current)
    await mkdir(this.#folder, { recursive: true })
    if (!(await createWhole(this.#file(document.version), JSON.stringify(signed)))) {
      throw new RegistryRefusal('older', `There is a version ${document.version} of the keys already.`)
    }
    this.#current = document
    return document
  }

  #file(version: number): string {
    return path.join(this.#folder, `${version}.json`)
  }

  async #first(): Promise<number> {
    const names = await readdir(this.#folder).catch(() => [])
    const versions = names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
    return versions.length > 0 ? Math.min(...versions) : 0
  }
}
