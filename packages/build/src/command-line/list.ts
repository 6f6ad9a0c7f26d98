import type { RegistryDocument, RegistryRemote, Rule } from '@nukkad/contracts'
import type { AuditEntry } from '@nukkad/contracts/registry-service'
import { RegistryRefusal, type ShellStatus } from '@nukkad/registry'

/** Describes in words the audience of one rule. */
function audience({ channel, share, cities, webview, accounts, from, until }: Rule): string {
  const parts = [
    channel,
    share === undefined ? '' : `${share * 100} %`,
    cities ? cities.join(', ') : '',
    webview === undefined ? '' : webview ? 'app' : 'browser',
    accounts ? `accounts ${accounts.join(', ')}` : '',
    from ? `from ${from}` : '',
    until ? `until ${until}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function linesOf(name: string, { versions, rules, history }: RegistryRemote): string[] {
  const newestFirst = Object.entries(versions).sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
  return [
    name,
    ...newestFirst.map(([version, entry]) => {
      const uses = rules.filter((rule) => rule.version === version).map(audience)
      if (history[0] === version) uses.push('where a rollback goes')
      if (entry.quarantined !== undefined) uses.push(`quarantined: ${entry.quarantined}`)
      else if (entry.withdrawnAt) uses.push(`rolled back ${entry.withdrawnAt}`)
      if (entry.skipped) uses.push(`released without ${entry.skipped.gates.join(', ')}: ${entry.skipped.reason}`)
      return `  ${version}  ${entry.publishedAt}  ${uses.join('; ')}`.trimEnd()
    }),
  ]
}

function grantsOf({ grants = {} }: RegistryDocument, remote: string): string[] {
  const { paths = [], slots = [] } = grants[remote] ?? {}
  const given = [...paths, ...slots.map((slot) => `slot ${slot}`)]
  return given.length > 0 ? [`  granted: ${given.join(', ')}`] : []
}

/** The registry of one or all remotes, as lines for a terminal. */
export function listReleases(document: RegistryDocument, name?: string): string[] {
  if (name && !document.remotes[name]) {
    throw new RegistryRefusal('unknown', `${name} has never been released.`)
  }
  const remotes = Object.entries(document.remotes).filter(([remote]) => !name || remote === name)
  return [
    `registry ${document.sequence}, valid until ${document.validUntil}`,
    ...remotes.flatMap(([remote, entry]) => [...linesOf(remote, entry), ...grantsOf(document, remote)]),
  ]
}

/** The audit log as lines, newest first. */
export const auditLines = (entries: readonly AuditEntry[]): string[] =>
  entries.map(({ at, by, act, remote, version, why, refused }) => {
    const what = [act, remote, version].filter(Boolean).join(' ')
    return `${at}  ${by}: ${what}${why ? ` (${why})` : ''}${refused ? ` – refused: ${refused}` : ''}`
  })

/** What each shell runs, as lines. */
export const shellLines = (shells: readonly ShellStatus[]): string[] =>
  shells.length === 0
    ? ['No shell reads this registry at the moment.']
    : shells.flatMap(({ shell, sequence, refused, leftOut }) => [
        `${shell} runs ${sequence}${refused ? `, and refused what came after it: ${refused}` : ''}`,
        ...Object.entries(leftOut).map(([release, why]) => `  without ${release}: ${why}`),
      ])
