import type { Integrity } from '@nukkad/contracts'
import { type PagePlan, type PageSlot, pageSlots } from '../page/page-plan.ts'
import type { PageRelease } from '../releases/release-files.ts'
import { classesIn } from './markup-classes.ts'
import type { SheetStore } from './sheet-store.ts'

/** A style sheet of a release that a page needs. */
export interface PageSheet {
  readonly href: string
  readonly integrity: Integrity | undefined
  readonly release: string
  /** whether it belongs to lazily imported code */
  readonly isLazy: boolean
  /** the rules that the server-rendered HTML uses; without them the page has to wait for the file */
  readonly rules: string | undefined
}

export type Markup = Readonly<Partial<Record<PageSlot, { readonly html: Buffer }>>>

/** Every release of a page, with the keys of the slots and screens that it fills. */
export function filledBy({ releases, screen }: PagePlan): Map<PageRelease, string[]> {
  const keys = new Map<PageRelease, string[]>()
  for (const slot of pageSlots) {
    const release = releases[slot]
    if (!release) continue
    const wanted = keys.get(release) ?? []
    wanted.push(`slot:${slot}`, ...(slot === 'main' ? [`screen:${screen}`] : []))
    keys.set(release, wanted)
  }
  return keys
}

/**
 * The style sheets of a page in cascade order, each with the rules that the server-rendered markup uses. A sheet of
 * lazily imported code is included only if the server has rendered some of it. If the main slot was not rendered, or a
 * file was altered, there are no rules: the browser then loads the files at once.
 */
export async function pageStyles(plan: PagePlan, drawn: Markup, store: SheetStore): Promise<PageSheet[]> {
  // Class names are ASCII, and latin1 is the fastest decoding.
  const used = classesIn(Object.values(drawn).map(({ html }) => html.toString('latin1')))
  const isUsed = (name: string) => used.has(name)
  const sheets = [...filledBy(plan)].flatMap(([release, keys]) =>
    namesOf(release, keys).map(async ({ file, isLazy }): Promise<PageSheet | undefined> => {
      const rules = drawn.main && (await store.rules(release, file))?.pick(isUsed)
      if (isLazy && !rules) return undefined
      return { href: release.base + file, integrity: release.integrity[file], release: release.id, isLazy, rules }
    }),
  )
  return (await Promise.all(sheets)).filter((sheet) => sheet !== undefined)
}

function namesOf(release: PageRelease, keys: readonly string[]) {
  const assets = keys.flatMap((key) => release.assets[key] ?? [])
  const css = new Set(assets.flatMap((one) => one.css))
  const lazy = new Set(assets.flatMap((one) => one.lazyCss ?? []))
  return [
    ...[...css].map((file) => ({ file, isLazy: false })),
    ...[...lazy].filter((file) => !css.has(file)).map((file) => ({ file, isLazy: true })),
  ]
}
