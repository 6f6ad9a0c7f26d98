import { createHash } from 'node:crypto'
import type { RegistryDocument, RegistryRemote, Rule } from '@nukkad/contracts'
import semver from 'semver'

/** The facts about a visitor that rules depend on. */
export interface Visitor {
  /**
   * 0 ≤ bucket < 1, the same at each visit: see bucketOf; null for a visitor without an id, who is in no share below 1
   */
  readonly bucket: number | null
  readonly city: string | null
  readonly webview: boolean
  /** the mark of the signed-in account */
  readonly account: string | null
  readonly now: Date
  readonly previewTokens: readonly string[]
  /** the version of @nukkad/platform that the page runs */
  readonly platformVersion: string
}

/** The version for a visitor, and the reason. `lastGood` replaces `version` when that fails in the page. */
export interface Resolved {
  readonly version: string
  readonly channel: Rule['channel']
  readonly lastGood: string | null
}

const fraction = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32

/** The bucket of a visitor's permanent, opaque id. */
export const bucketOf = (visitorId: string): number => fraction(visitorId)

/** SHA-256 (hex) of a preview token or of an account's mark: the registry stores neither in plain text. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** One version for each remote that has one for this visitor; deterministic for the same visitor and document. */
export function resolve(document: RegistryDocument, visitor: Visitor): Record<string, Resolved> {
  const tokens = new Set(visitor.previewTokens.map(hashOfToken))
  const resolved: Record<string, Resolved> = {}
  for (const [name, remote] of Object.entries(document.remotes)) {
    const runs = (version: string) => canRun(remote, version, visitor.platformVersion)
    const rule = remote.rules.find((candidate) => runs(candidate.version) && fits(candidate, name, visitor, tokens))
    const version = rule?.version ?? remote.history.find(runs)
    if (!version) continue
    const others = [
      ...remote.rules.filter((candidate) => candidate.channel === 'stable'),
      ...versionsOf(remote.history),
    ]
    const lastGood = others.find((candidate) => candidate.version !== version && runs(candidate.version))
    resolved[name] = { version, channel: rule?.channel ?? 'stable', lastGood: lastGood?.version ?? null }
  }
  return resolved
}

const versionsOf = (history: readonly string[]) => history.map((version) => ({ version }))

/** Whether a version is known, not withdrawn, and made for this platform, if one is given. */
export function canRun(remote: RegistryRemote, version: string, platformVersion?: string): boolean {
  const known = remote.versions[version]
  if (!known || known.quarantined !== undefined) return false
  return platformVersion === undefined || semver.satisfies(platformVersion, known.platform)
}

/** Whether all conditions of a rule hold; an omitted condition holds for everyone. */
function fits(rule: Rule, name: string, visitor: Visitor, tokens: ReadonlySet<string>): boolean {
  if (rule.channel === 'preview') return rule.tokenHash !== undefined && tokens.has(rule.tokenHash)
  if (rule.share !== undefined && !isInShare(rule.share, visitor.bucket, name)) return false
  if (rule.cities && !(visitor.city && rule.cities.includes(visitor.city))) return false
  if (rule.webview !== undefined && rule.webview !== visitor.webview) return false
  if (rule.accounts && !(visitor.account && rule.accounts.includes(hashOfToken(visitor.account)))) return false
  if (rule.from !== undefined && visitor.now.getTime() < Date.parse(rule.from)) return false
  return rule.until === undefined || visitor.now.getTime() < Date.parse(rule.until)
}

/**
 * Offset by the remote's name, so that the same people are not the first for every remote; a larger share keeps the
 * visitors of a smaller one.
 */
const isInShare = (share: number, bucket: number | null, name: string): boolean =>
  share >= 1 || (bucket !== null && (bucket + fraction(name)) % 1 < share)
