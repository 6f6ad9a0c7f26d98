import type { NewLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { hrefs } from '@nukkad/platform'

const day = 86_400_000

/** The input before links are made; fields of the other kinds are kept in case the user switches back. */
export interface LinksWish {
  readonly kind: 'private' | 'token'
  readonly title: string
  readonly count: number
  readonly campaign: string
  readonly line: string
  readonly gift: 'coupon' | 'perks' | 'page'
  readonly giftText: string
  readonly code: string
  readonly rupees: number
  readonly days: number
  readonly href: string
  readonly startsAt: string
  readonly endsAt: string
}

export const firstWish = (campaign: string): LinksWish => ({
  kind: 'private',
  title: '',
  count: 1,
  campaign,
  line: '',
  gift: 'coupon',
  giftText: '',
  code: '',
  rupees: 100,
  days: 30,
  href: hrefs.shop(),
  startsAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 30 * day).toISOString(),
})

/** The input as sent to the API. */
export function linksOf(wish: LinksWish): NewLinks {
  const { kind, title, count, campaign, line, startsAt, endsAt, giftText: text } = wish
  if (kind === 'private') return { kind, title, count, campaign }
  const gift =
    wish.gift === 'coupon'
      ? { kind: wish.gift, text, code: wish.code.trim().toUpperCase() }
      : wish.gift === 'perks'
        ? { kind: wish.gift, text, paise: Math.round(wish.rupees * 100), days: wish.days }
        : { kind: wish.gift, text, href: wish.href.trim() }
  return { kind, title, count, line, gift, startsAt, endsAt }
}

/** Numbers and absolute links as CSV for a spreadsheet; links are hexadecimal, so that no cell is read as a formula. */
export const csvOf = (paths: readonly string[], origin: string): string =>
  `\ufeff${['Number,Link', ...paths.map((path, at) => `${at + 1},${origin}${path}`), ''].join('\r\n')}`
