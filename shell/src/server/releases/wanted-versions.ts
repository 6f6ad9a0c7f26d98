import type { RegistryDocument, RegistryRemote } from '@nukkad/contracts'

/**
 * Versions that may be served: those of rules, the fallbacks of a failing page or a rollback, and the newest, so that
 * it is ready when it is promoted.
 */
export function wantedVersions(remote: RegistryRemote): string[] {
  const fallbacks = remote.history.filter((version) => remote.versions[version]?.quarantined === undefined)
  const newest = newestOf(remote) ?? []
  return [...new Set([...remote.rules.map((rule) => rule.version), ...fallbacks.slice(0, 2)].concat(newest))]
}

/** The version that was published last, unless it is quarantined. */
export function newestOf(remote: RegistryRemote): string | undefined {
  const [newest] = Object.entries(remote.versions).sort(([, a], [, b]) => (a.publishedAt < b.publishedAt ? 1 : -1))
  return newest && newest[1].quarantined === undefined ? newest[0] : undefined
}

/** Name, version and remote of every release that a document may use. */
export const wantedReleases = (document: RegistryDocument) =>
  Object.entries(document.remotes).flatMap(([name, remote]) =>
    wantedVersions(remote).map((version) => [name, version, remote] as const),
  )
