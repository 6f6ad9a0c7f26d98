import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument, RegistryRemote } from '@nukkad/contracts'
import { type Change, put } from '../document/changes.ts'
import { isReleaseName, isReleaseVersion } from '../document/names.ts'

/** Of versions that nobody gets and no rollback leads to, so many of the newest are kept for a look or a restore. */
const keptBesides = 10
const day = 24 * 60 * 60 * 1000

/** Versions of which nothing is needed any more: no rule and no rollback leads there, and no page of the last day runs them. */
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

/** Forgets what is prunable, of one remote or of all. */
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
 * Removes the folders of versions that the document does not know; answers them as name@version. What was stored within
 * the last day may be about to become known.
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
