import { defineScreen } from '@nukkad/platform'
import { giftPicture } from '@nukkad/ui/gift-card-view'
import { designsQuery } from '../parts/gifts/gifts.queries.ts'
import { GiftCardsScreen } from './gift-cards-screen.tsx'
import { GiftCardsSkeleton } from './gift-cards-skeleton.tsx'

export const screen = defineScreen({
  load: ({ api, query }) => query.ensureQueryData(designsQuery(api)),
  head: ({ url }) => ({
    title: 'Gift cards for every occasion | Nukkad',
    description:
      'Gift cards for birthdays, weddings, Diwali and any day: from ₹100 to ₹10,000, delivered by email or text at the hour you choose, valid for a year.',
    canonical: url.pathname,
    image: giftPicture('birthday').url,
  }),
  Skeleton: GiftCardsSkeleton,
  Component: GiftCardsScreen,
})
