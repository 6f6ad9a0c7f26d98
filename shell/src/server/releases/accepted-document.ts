import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { parseSigned, readSigned, type TrustedKeys, writeWhole } from '@nukkad/registry'

/**
 * The registry document that this home's shells adopted last, kept on disk: after a restart an older one is still
 * refused, and the last good one is available when the current one cannot be adopted.
 */
export class AcceptedDocument {
  readonly #file: string
  readonly #trusted: () => TrustedKeys

  constructor(folder: string, trusted: () => TrustedKeys) {
    this.#file = path.join(folder, 'registry.json')
    this.#trusted = trusted
  }

  /** The stored document, however old; undefined if there is none, or if our key did not sign it. */
  async read(): Promise<RegistryDocument | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      return readSigned(parseSigned(text), this.#trusted())
    } catch {
      return undefined
    }
  }

  /** Stores a document, unless another shell of this home has stored a newer one. */
  async keep(text: string, { sequence }: RegistryDocument): Promise<void> {
    if (((await this.read())?.sequence ?? -1) >= sequence) return
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeWhole(this.#file, text)
  }
}
