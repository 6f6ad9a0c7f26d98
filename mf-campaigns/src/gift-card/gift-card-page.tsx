import { ApiError, defineScreen, formatRupees, hrefs, notFound } from '@nukkad/platform'
import { giftPicture } from '@nukkad/ui/gift-card-view'
import { designKey, designQuery, type GiftCardTerms } from '../parts/gifts/gifts.queries.ts'
import { GiftCardScreen } from './gift-card-screen.tsx'
import { GiftCardSkeleton } from './gift-card-skeleton.tsx'

export const screen = defineScreen({
  load: async ({ api, params, query }) => {
    try {
      await query.ensureQueryData(designQuery(api, params.slug ?? ''))
    } catch (error) {
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head: ({ params, query }) => {
    const design = query.getQueryData<GiftCardTerms>(designKey(params.slug ?? ''))
    const canonical = hrefs.giftCard(params.slug ?? '')
    if (!design) return { title: 'Gift card | Nukkad', canonical }
    return {
      title: `${design.title}: a gift card | Nukkad`,
      description: `'${design.title}' as a gift card with your own words, from ${formatRupees(design.min)} to ${formatRupees(design.max)}, delivered when you choose. ${design.validity.text}`,
      canonical,
      image: giftPicture(design.image).url,
    }
  },
  Skeleton: GiftCardSkeleton,
  Component: GiftCardScreen,
})
