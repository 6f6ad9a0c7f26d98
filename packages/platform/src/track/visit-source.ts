import { sessionKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const
const names = ['ref', 'referralCode', 'ctId', ...campaignNames] as const
type Name = (typeof names)[number]

/** The source of this visit, as given in its addresses. */
export type VisitSource = Readonly<Partial<Record<Name, string>>>

/** The source from earlier addresses of this visit; it outlives a page and ends with the tab. */
export function visitSource(visit: TextStorage): VisitSource {
  const held = readJson(visit, sessionKeys.source)
  return typeof held === 'object' && held !== null ? (held as VisitSource) : {}
}

/** Stores the source parameters of this address. A new campaign replaces the previous one as a whole. */
export function keepVisitSource(search: string, visit: TextStorage): void {
  const params = new URLSearchParams(search)
  const said: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) said[name] = value.slice(0, 80)
  }
  if (Object.keys(said).length === 0) return
  const before: Partial<Record<Name, string>> = { ...visitSource(visit) }
  if (campaignNames.some((name) => said[name])) for (const name of campaignNames) delete before[name]
  visit.setItem(sessionKeys.source, JSON.stringify({ ...before, ...said }))
}

/** The source as sent with an event: 'direct' unless an address of this visit had a `ref`. */
export function sourceProps(visit: TextStorage): { session_source: string } & Omit<VisitSource, 'ref'> {
  const { ref, ...others } = visitSource(visit)
  return { session_source: ref ?? 'direct', ...others }
}
