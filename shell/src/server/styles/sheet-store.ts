import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BoundedCache } from '../http/bounded-cache.ts'
import type { PageRelease } from '../releases/release-files.ts'
import { type StyleRules, styleRules } from './style-rules.ts'

/** Bytes of style sheets that are kept read: all of some thirty releases. */
const limitBytes = 16 * 1024 * 1024

/** Style sheets of releases as rules, each read once and only from the bytes that the signed release names. */
export class SheetStore {
  readonly #folder: string
  readonly #read = new BoundedCache<{ readonly rules: StyleRules; readonly bytes: number }>(
    limitBytes,
    ({ bytes }) => bytes,
  )

  constructor(releasesFolder: string) {
    this.#folder = releasesFolder
  }

  /** Nothing for a file that is gone or was altered: browsers are left to find out the same. */
  async rules({ name, version, base, integrity }: PageRelease, file: string): Promise<StyleRules | undefined> {
    const key = base + file
    const known = this.#read.get(`${key} ${integrity[file]}`)
    if (known) return known.rules
    const bytes = await readFile(path.join(this.#folder, name, version, file)).catch(() => undefined)
    if (!bytes) return undefined
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity[file]) return undefined
    const rules = styleRules(bytes.toString(), fromPage(key))
    this.#read.set(`${key} ${integrity[file]}`, { rules, bytes: bytes.length })
    return rules
  }
}

/** An address in a style sheet is relative to it; in a page it is to be one of the site. */
export const fromPage =
  (sheet: string) =>
  (address: string): string =>
    /^(#|[a-z]+:|\/)/i.test(address) ? address : new URL(address, `https://site${sheet}`).pathname
