const names: ReadonlySet<string> = new Set([
  ...['ref', 'aff_id', 'referralCode', 'ctId'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
])

/** A parameter that says where a visitor came from and nothing of what the page shows. */
export const isCampaignParameter = (name: string): boolean => names.has(name) || name.startsWith('utm_')

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? ''

export interface SplitQuery {
  /** what decides what is shown: '' or '?…', as it was written, with blanks for characters that nothing can show */
  readonly shown: string
  /** the campaign parameters: '' or '?…' */
  readonly campaign: string
}

/** Control characters but for white space, as queries hold them: %00, %1B. */
const controls = /%(?:0[0-8bcef]|1[\da-f]|7f|c2%[89][\da-f])/gi

/**
 * Parts a query ('' or '?…'). Everybody whom a campaign brings gets the page that is kept for all, while analytics is
 * told what the address says.
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

/** An address with a query (`?…`) put behind its own, before its hash. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address
  const [path = '', hash] = address.split(/#(.*)/s)
  return `${path}${path.includes('?') ? `&${query.slice(1)}` : query}${hash === undefined ? '' : `#${hash}`}`
}
