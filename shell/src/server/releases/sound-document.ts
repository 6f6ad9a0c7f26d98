import type { RegistryDocument, RegistryRemote } from '@nukkad/contracts'
import { stableOf } from '@nukkad/registry'

/**
 * The document without the versions in `refused`, by remote: the last sound version in its history becomes stable, and
 * if there is none, the remote stays as it was in the document `before`.
 */
export function without(
  document: RegistryDocument,
  refused: ReadonlyMap<string, Error>,
  before?: RegistryDocument,
): RegistryDocument {
  if (refused.size === 0) return document
  const remotes = Object.entries(document.remotes).map(([name, remote]) => {
    const isSound = (version: string) => !refused.has(`${name}@${version}`)
    const left = soundPart(remote, isSound)
    return [name, stableOf(left) ? left : (before?.remotes[name] ?? left)] as const
  })
  return { ...document, remotes: Object.fromEntries(remotes) }
}

function soundPart(remote: RegistryRemote, isSound: (version: string) => boolean): RegistryRemote {
  const rules = remote.rules.filter((rule) => isSound(rule.version))
  const history = remote.history.filter(isSound)
  const [fallback, ...earlier] = history
  if (stableOf({ ...remote, rules }) || !fallback) return { ...remote, rules, history }
  return { ...remote, rules: [...rules, { version: fallback, channel: 'stable' }], history: earlier }
}
