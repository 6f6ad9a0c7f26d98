import type { RegistryDocument, Rule } from '@nukkad/contracts'
import { hashOfToken } from '@nukkad/registry'

/** Names come from addresses: `__proto__` is none. */
const remoteOf = ({ remotes }: RegistryDocument, name: string) =>
  Object.hasOwn(remotes, name) ? remotes[name] : undefined

const rulesOf = (document: RegistryDocument, name: string, version: string): readonly Rule[] =>
  remoteOf(document, name)?.rules.filter((rule) => rule.version === version) ?? []

/** Is a version given to holders of a preview link alone? */
export function isPreviewOnly(document: RegistryDocument, name: string, version: string): boolean {
  const rules = rulesOf(document, name, version)
  const wasGiven = remoteOf(document, name)?.history.includes(version) === true
  return rules.length > 0 && !wasGiven && rules.every(({ channel }) => channel === 'preview')
}

/** Is this the token of such a link? */
export function holdsPreview(
  document: RegistryDocument,
  name: string,
  version: string,
  token: string | undefined,
): boolean {
  if (!token) return false
  const hash = hashOfToken(token)
  return rulesOf(document, name, version).some(({ tokenHash }) => tokenHash === hash)
}
