import type { Integrity, PageFiles } from '@nukkad/contracts'
import type { PageRelease } from '../../releases/release-files.ts'
import { filledBy, type PageSheet } from '../../styles/page-styles.ts'
import type { PagePlan } from '../page-plan.ts'

/** A file of a release or of the shell, by its address. */
export interface PageFile {
  readonly href: string
  readonly integrity: Integrity | undefined
}

/** The scripts of one release that a page needs for some of its slots and screens: its entry and their chunks. */
export function scriptsOf(release: PageRelease, keys: readonly string[]): PageFile[] {
  const js = keys.flatMap((key) => release.assets[key]?.js ?? [])
  return [...new Set([release.entry, ...js])].map((path) => ({
    href: release.base + path,
    integrity: release.integrity[path],
  }))
}

/**
 * What a page is told of its own files: it needs to know no others, and the list of all of a release is as long as a
 * script. Each is named by the release that was checked when it was taken.
 */
export function pageFiles(plan: PagePlan, others: readonly PageFile[], sheets: readonly PageSheet[]): PageFiles {
  const releases: Record<string, PageFiles['releases'][string]> = {}
  const named: PageFile[] = [...others, ...sheets]
  for (const [release, keys] of filledBy(plan)) {
    const { base, entry, assets } = release
    const own = keys.map((key) => [key, { js: assets[key]?.js ?? [], css: assets[key]?.css ?? [] }] as const)
    releases[base] = { entry, assets: Object.fromEntries(own) }
    named.push(...scriptsOf(release, keys))
  }
  const hashes = named.flatMap(({ href, integrity }) => (integrity ? [[href, integrity] as const] : []))
  return { releases, hashes: Object.fromEntries(hashes) }
}
