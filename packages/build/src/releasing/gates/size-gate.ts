import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Release } from '@nukkad/contracts'
import { GateRefusal } from './gate-refusal.ts'

const brotliSize = (text: Uint8Array, quality: number): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength }
  return brotliCompressSync(text, { params }).byteLength
}

/** The JavaScript that a first visit downloads of this remote. */
export interface FirstLoad {
  /** the slot or screen that needs the most, e.g. screen:product */
  readonly of: string
  /** brotli bytes of JavaScript, the entry included */
  readonly bytes: number
}

type OfScreen = (of: string) => boolean

/** Sizes of files in a folder. */
interface Sizes {
  /** what a visitor downloads */
  readonly exact: (file: string) => number
  /** an upper bound of that for our files, computed in a hundredth of the time */
  readonly atMost: (file: string) => number
}

/** Caches the sizes: each file is compressed once per quality. */
function sizesIn(dir: string): Sizes {
  const at = (quality: number) => {
    const sizes = new Map<string, number>()
    return (file: string) => {
      const known = sizes.get(file) ?? brotliSize(readFileSync(path.join(dir, file)), quality)
      sizes.set(file, known)
      return known
    }
  }
  return { exact: at(constants.BROTLI_MAX_QUALITY), atMost: at(4) }
}

/** The heaviest first load of a built release. */
export const firstLoadOf = (dir: string, release: Release): FirstLoad => heaviestOf(release, sizesIn(dir), () => true)

/**
 * The heaviest first load among the slots and screens that `isMeant` accepts. Only candidates are compressed at best
 * quality.
 */
function heaviestOf({ browser }: Release, { exact, atMost }: Sizes, isMeant: OfScreen): FirstLoad {
  const sum = (files: readonly string[], size: Sizes['exact']) =>
    files.reduce((bytes, file) => bytes + size(file), size(browser.entry))
  const loads = Object.entries(browser.assets)
    .filter(([of]) => isMeant(of))
    .map(([of, { js }]) => ({ of, js, most: sum(js, atMost) }))
    .sort((a, b) => b.most - a.most)
  let heaviest: FirstLoad = { of: 'entry', bytes: exact(browser.entry) }
  for (const { of, js, most } of loads) {
    if (most <= heaviest.bytes) break
    const bytes = sum(js, exact)
    if (bytes > heaviest.bytes) heaviest = { of, bytes }
  }
  return heaviest
}

/** Brotli bytes of JavaScript that a first visit may load. */
export interface Budgets {
  readonly visitors: number
  /** for screens with the staff's header, which are work tools for returning users */
  readonly staff: number
  /** for single screens by name, instead of the two above */
  readonly screens: Readonly<Record<string, number>>
}

/** Refuses a release whose heaviest first load exceeds its budget. Returns the heaviest first load for visitors. */
export function checkSize(dir: string, release: Release, budgets: Budgets): FirstLoad {
  const ofScreen = (name: string) => `screen:${name}`
  const own = new Map(Object.entries(budgets.screens).map(([name, budget]) => [ofScreen(name), budget]))
  const staff = new Set(release.screens.filter(({ chrome }) => chrome === 'staff').map(({ name }) => ofScreen(name)))
  const isStaff: OfScreen = (of) => staff.has(of)
  const sizes = sizesIn(dir)
  const heaviest = (isMeant: OfScreen) => heaviestOf(release, sizes, isMeant)
  for (const [screen, budget] of own) {
    if (!(screen in release.browser.assets))
      throw new GateRefusal(`${release.name} has a budget for ${screen}, which does not exist.`)
    const ofThis = heaviest((of) => of === screen)
    hold(release, ofThis, budget)
  }
  const first = heaviest((of) => !isStaff(of) && !own.has(of))
  hold(release, first, budgets.visitors)
  const ofStaff = heaviest((of) => isStaff(of) && !own.has(of))
  hold(release, ofStaff, budgets.staff)
  return first
}

function hold({ name }: Release, { of, bytes }: FirstLoad, budget: number): void {
  if (bytes <= budget) return
  throw new GateRefusal(`${name} loads ${bytes} bytes of JavaScript for ${of}, above its budget of ${budget}.`)
}
