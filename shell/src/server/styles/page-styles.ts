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
  /** of what the release imports later */
  readonly isLazy: boolean
  /** what the page's first HTML uses of it; without it the page has to wait for the file */
  readonly rules: string | undefined
}

export type Markup = Readonly<Partial<Record<PageSlot, { readonly html: Buffer }>>>

/** Every release of a page once, with the names of what it fills there. */
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
 * The style sheets of a page in the order of its cascade, each with the rules that what the server drew uses. A sheet of
 * what may be opened later is among them only where the server drew something of it already. A page whose main part was
 * not drawn, and a file that is not as it was released, have no rules: the browser asks for the files at once.
 */
export async function pageStyles(plan: PagePlan, drawn: Markup, store: SheetStore): Promise<PageSheet[]> {
  // Names of classes are ASCII, and one character a byte is the quickest to read.
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
