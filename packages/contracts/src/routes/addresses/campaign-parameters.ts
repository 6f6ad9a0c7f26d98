const names: ReadonlySet<string> = new Set([
  'ref',
  'aff_id',
  'referralCode',
  'ctId',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
])

/** Whether a parameter says only where a visitor came from and does not affect what the page shows. */
export const isCampaignParameter = (name: string): boolean => names.has(name) || name.startsWith('utm_')

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? ''

export interface SplitQuery {
  /** what decides what is shown: '' or '?…', as written, with spaces for characters that cannot be displayed */
  readonly shown: string
  /** the campaign parameters: '' or '?…' */
  readonly campaign: string
}

/** Control characters other than white space, as they are encoded in queries: %00, %1B. */
const controls = /%(?:0[0-8bcef]|1[\da-f]|7f|c2%[89][\da-f])/gi

/**
 * Splits a query ('' or '?…'). Visitors of every campaign get the same cached page, while analytics still learns the
 * campaign parameters.
 */
export function splitQuery(written: string): SplitQuery {
  const query = written.replace(controls, '+')
  if (query === '' || query === '?') return { shown: query, campaign: '' }
  const parts = query.slice(1).split('&')
  const campaign = parts.filter((part) => isCampaignParameter(nameOf(part)))
  if (campaign.length === 0) return { shown: query, campaign: '' }
  const shown = parts.filter((part) => !campaign.includes(part))
  return { shown: shown.length > 0 ? `?${shown.join('&')}` : '', campaign: `?${campaign.join('&')}` }
}

/** Appends a query (`?…`) to that of an address, before its hash. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address
  const [path = '', hash] = address.split(/#(.*)/s)
  return `${path}${path.includes('?') ? `&${query.slice(1)}` : query}${hash === undefined ? '' : `#${hash}`}`
}
