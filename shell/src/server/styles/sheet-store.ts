import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { PageRelease } from '../releases/release-files.ts'
import { type StyleRules, styleRules } from './style-rules.ts'

/** Maximum size of the parsed style sheets in the cache, in bytes: enough for about thirty releases. */
const limitBytes = 16 * 1024 * 1024

interface ReadSheet {
  readonly rules: StyleRules
  readonly bytes: number
  readonly name: string
  readonly version: string
}

/** Style sheets of releases as rules, each parsed once and only from the bytes listed in the signed release. */
export class SheetStore {
  readonly #folder: string
  readonly #read = new LRUCache<string, ReadSheet>({
    maxSize: limitBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })

  constructor(releasesFolder: string) {
    this.#folder = releasesFolder
  }

  /** bytes of the style sheets in memory */
  get weight(): number {
    return this.#read.calculatedSize
  }

  /** Undefined for a file that is missing or was altered: browsers detect the same themselves. */
  async rules({ name, version, base, integrity }: PageRelease, file: string): Promise<StyleRules | undefined> {
    const key = base + file
    const known = this.#read.get(`${key} ${integrity[file]}`)
    if (known) return known.rules
    const bytes = await readFile(path.join(this.#folder, name, version, file)).catch(() => undefined)
    if (!bytes) return undefined
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity[file]) return undefined
    const rules = styleRules(bytes.toString(), fromPage(key))
    this.#read.set(`${key} ${integrity[file]}`, { rules, bytes: bytes.length, name, version })
    return rules
  }

  /** Drops the style sheets of all other releases. */
  keep(isKept: (name: string, version: string) => boolean): void {
    for (const [key, { name, version }] of [...this.#read.entries()]) if (!isKept(name, version)) this.#read.delete(key)
  }
}

/** Converts an address relative to a style sheet into one of the site, for use in a page. */
export const fromPage =
  (sheet: string) =>
  (address: string): string =>
    /^(#|[a-z]+:|\/)/i.test(address) ? address : new URL(address, `https://site${sheet}`).pathname
