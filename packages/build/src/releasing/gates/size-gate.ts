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

type OfScreen = (of: string) => boolean
type SizeOf = (file: string) => number

/** Sizes of files in `dir`, each compressed once. */
function sizesIn(dir: string): SizeOf {
  const sizes = new Map<string, number>()
  return (file) => {
    const known = sizes.get(file) ?? brotliSize(path.join(dir, file))
    sizes.set(file, known)
    return known
  }
}

/** The heaviest first load of a built release. */
export const firstLoadOf = (dir: string, release: Release): FirstLoad => heaviestOf(release, sizesIn(dir), () => true)

/** The heaviest first load among those slots and screens that `isMeant` names. */
function heaviestOf(release: Release, sizeOf: SizeOf, isMeant: OfScreen): FirstLoad {
  const entry = sizeOf(release.browser.entry)
  let heaviest: FirstLoad = { of: 'entry', bytes: entry }
  for (const [of, { js }] of Object.entries(release.browser.assets)) {
    if (!isMeant(of)) continue
    const bytes = js.reduce((sum, file) => sum + sizeOf(file), entry)
    if (bytes > heaviest.bytes) heaviest = { of, bytes }
  }
  return heaviest
}

/** Brotli bytes of JavaScript that a first visit may load. */
export interface Budgets {
  readonly visitors: number
  /** of screens with the staff's header: they are visited to work, by people who come again */
  readonly staff: number
  /** of screens by their names, in place of the two above */
  readonly screens: Readonly<Record<string, number>>
}

/** Refuses a release whose heaviest first load is above its own budget. Answers with that of visitors. */
export function checkSize(dir: string, release: Release, budgets: Budgets): FirstLoad {
  const ofScreen = (name: string) => `screen:${name}`
  const own = new Map(Object.entries(budgets.screens).map(([name, budget]) => [ofScreen(name), budget]))
  const staff = new Set(release.screens.filter(({ chrome }) => chrome === 'staff').map(({ name }) => ofScreen(name)))
  const isStaff: OfScreen = (of) => staff.has(of)
  const sizeOf = sizesIn(dir)
  const heaviest = (isMeant: OfScreen) => heaviestOf(release, sizeOf, isMeant)
  for (const [screen, budget] of own) {
    if (!(screen in release.browser.assets)) throw new GateRefusal(`${release.name} gives a budget to no ${screen}.`)
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
