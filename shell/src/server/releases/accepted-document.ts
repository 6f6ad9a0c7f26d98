import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { parseSigned, readSigned, type TrustedKeys, writeWhole } from '@nukkad/registry'

/**
 * The registry document that this home's shells took last, kept on disk: after a restart an older one is refused as it
 * was before, and the last good one is there when the present one can't be taken.
 */
export class AcceptedDocument {
  readonly #file: string
  readonly #trusted: () => TrustedKeys

  constructor(folder: string, trusted: () => TrustedKeys) {
    this.#file = path.join(folder, 'registry.json')
    this.#trusted = trusted
  }

  /** What was kept, however old; undefined when there is none, or none that our key signed. */
  async read(): Promise<RegistryDocument | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      return readSigned(parseSigned(text), this.#trusted())
    } catch {
      return undefined
    }
  }

  /** Keeps a document, unless another shell of this home has kept a newer one. */
  async keep(text: string, { sequence }: RegistryDocument): Promise<void> {
    if (((await this.read())?.sequence ?? -1) >= sequence) return
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeWhole(this.#file, text)
  }
}
