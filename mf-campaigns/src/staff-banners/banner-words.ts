import type { BannerRow, BannerScreen } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { formatDay, formatTime } from '@nukkad/platform'

/** The placements of a banner, in the team's words. */
export const places: Readonly<Record<BannerScreen, string>> = {
  home: 'Home of a city, within the page',
  promo: 'Home, strip of the day',
  shop: 'Home of the shop',
  specials: 'Today’s price drops',
  '/home-new': 'Below the header: home',
  '/generic-landing-page': 'Below the header: lists of a city',
  '/discovery': 'Below the header: posts and events',
  '/lbb-tv': 'Below the header: videos',
  '/commerce-category': 'Below the header: categories of the shop',
  '/cart': 'Below the header: the cart',
  ad: 'Advertisement, at the foot of pages',
}
export const placeOptions = Object.entries(places).map(([value, label]) => ({ value, label }))

/** The states of a banner by their names in the address of the list, in the order of the list's filters. */
export const bannerStates = {
  now: 'On now',
  scheduled: 'Scheduled',
  ended: 'Ended',
  unpublished: 'Not published',
} as const
export type BannerState = (typeof bannerStates)[keyof typeof bannerStates]

/** Whether visitors see it now, in words. */
export function stateOf({
  isPublished,
  startsAt,
  endsAt,
}: Pick<BannerRow, 'isPublished' | 'startsAt' | 'endsAt'>): BannerState {
  const now = Date.now()
  if (!isPublished) return 'Not published'
  if (endsAt && Date.parse(endsAt) <= now) return 'Ended'
  return Date.parse(startsAt) > now ? 'Scheduled' : 'On now'
}

const inWords = (moment: string) => `${formatDay(moment)}, ${formatTime(moment)}`
export const periodOf = ({ startsAt, endsAt }: Pick<BannerRow, 'startsAt' | 'endsAt'>) =>
  `from ${inWords(startsAt)}${endsAt ? ` until ${inWords(endsAt)}` : ', with no end date'}`
