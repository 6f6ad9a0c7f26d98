import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Release } from '@nukkad/contracts'
import { GateRefusal } from './gate-refusal.ts'

const brotliSize = (file: string): number => {
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength }
  return brotliCompressSync(text, { params }).byteLength
}

/** What a first visit downloads of this remote. */
export interface FirstLoad {
  /** the slot or screen that needs most, e.g. screen:product */
  readonly of: string
  /** brotli bytes of JavaScript, the entry included */
  readonly bytes: number
}

/** The heaviest first load of a built release. */
export function firstLoadOf(dir: string, release: Release): FirstLoad {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliSize(path.join(dir, file))
    sizes.set(file, known)
    return known
  }
  const entry = sizeOf(release.browser.entry)
  let heaviest: FirstLoad = { of: 'entry', bytes: entry }
  for (const [of, { js }] of Object.entries(release.browser.assets)) {
    const bytes = js.reduce((sum, file) => sum + sizeOf(file), entry)
    if (bytes > heaviest.bytes) heaviest = { of, bytes }
  }
  return heaviest
}

/** Refuses a release whose heaviest first load is above its own budget. */
export function checkSize(dir: string, release: Release, budget: number): FirstLoad {
  const first = firstLoadOf(dir, release)
  if (first.bytes > budget) {
    throw new GateRefusal(
      `${release.name} loads ${first.bytes} bytes of JavaScript for ${first.of}, above its budget of ${budget}.`,
    )
  }
  return first
}
