import type { RegistryDocument, Rule } from '@nukkad/contracts'
import { hashOfToken } from '@nukkad/registry'

/** Names come from addresses, and `__proto__` must not match. */
const remoteOf = ({ remotes }: RegistryDocument, name: string) =>
  Object.hasOwn(remotes, name) ? remotes[name] : undefined

const rulesOf = (document: RegistryDocument, name: string, version: string): readonly Rule[] =>
  remoteOf(document, name)?.rules.filter((rule) => rule.version === version) ?? []

/** Whether only holders of a preview link get a version. */
export function isPreviewOnly(document: RegistryDocument, name: string, version: string): boolean {
  const rules = rulesOf(document, name, version)
  const wasGiven = remoteOf(document, name)?.history.includes(version) === true
  return rules.length > 0 && !wasGiven && rules.every(({ channel }) => channel === 'preview')
}

/** Whether one of the tokens belongs to such a link. */
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
