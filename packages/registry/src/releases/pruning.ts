import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument, RegistryRemote } from '@nukkad/contracts'
import { type Change, put } from '../document/changes.ts'
import { isReleaseName, isReleaseVersion } from '../document/names.ts'

/** Number of the newest versions kept for inspection or restoring, of those that no rule and no rollback refers to. */
const keptBesides = 10
const day = 24 * 60 * 60 * 1000

/** Versions that are no longer needed: no rule or rollback refers to them, and no page of the last day runs them. */
export function prunable({ versions, rules, history }: RegistryRemote, now: Date): string[] {
  const needed = new Set([...rules.map(({ version }) => version), ...history])
  const others = Object.entries(versions)
    .filter(([version]) => !needed.has(version))
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
  return others
    .slice(keptBesides)
    .filter(([, { publishedAt }]) => now.getTime() - Date.parse(publishedAt) > day)
    .map(([version]) => version)
}

/** Removes prunable versions, of one remote or of all. */
export function pruned(now: Date, name?: string): Change {
  return (document) =>
    Object.entries(document.remotes)
      .filter(([remote]) => name === undefined || remote === name)
      .reduce((result, [remote, entry]) => {
        const gone = new Set(prunable(entry, now))
        if (gone.size === 0) return result
        const versions = Object.entries(entry.versions).filter(([version]) => !gone.has(version))
        return put(result, remote, { ...entry, versions: Object.fromEntries(versions) })
      }, document)
}

/**
 * Removes the folders of versions that are not in the document; returns them as name@version. A folder stored within
 * the last day may be about to be published.
 */
export async function removeForgotten(releases: string, { remotes }: RegistryDocument, now: Date): Promise<string[]> {
  const removed: string[] = []
  for (const name of (await readdir(releases).catch(() => [])).filter(isReleaseName)) {
    const known = remotes[name]?.versions ?? {}
    const folder = path.join(releases, name)
    for (const version of (await readdir(folder).catch(() => [])).filter(isReleaseVersion)) {
      if (Object.hasOwn(known, version)) continue
      const found = await stat(path.join(folder, version)).catch(() => undefined)
      if (!found || now.getTime() - found.mtimeMs < day) continue
      await rm(path.join(folder, version), { recursive: true, force: true })
      removed.push(`${name}@${version}`)
    }
  }
  return removed
}
