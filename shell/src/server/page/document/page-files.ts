import type { Integrity, PageFiles } from '@nukkad/contracts'
import type { PageRelease } from '../../releases/release-files.ts'
import { filledBy, type PageSheet } from '../../styles/page-styles.ts'
import type { PagePlan } from '../page-plan.ts'

/** A file of a release or of the shell, by its address. */
export interface PageFile {
  readonly href: string
  readonly integrity: Integrity | undefined
}

/** The scripts of one release that a page needs for some of its slots and screens: the entry and their chunks. */
export function scriptsOf(release: PageRelease, keys: readonly string[]): PageFile[] {
  const js = keys.flatMap((key) => release.assets[key]?.js ?? [])
  return [...new Set([release.entry, ...js])].map((path) => ({
    href: release.base + path,
    integrity: release.integrity[path],
  }))
}

/**
 * What a page is told about its own files: it needs no others, and the list of all files of a release is as large as a
 * script. Each hash comes from the release as it was verified when it was adopted.
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
