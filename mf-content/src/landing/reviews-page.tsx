import { defineScreen } from '@nukkad/platform'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

const which: WhichLanding = ({ provider = 'all', slug = '' }, pathname) => ({
  type: landingTypeOf(pathname),
  city: provider,
  slug,
})

/** The reviews of a city under one tag. */
function ReviewsPage() {
  return <LandingScreen which={which} kicker="Tried and tested" viewed="TRUSTED_REVIEWS_VIEWED" />
}

export const screen = defineScreen({
  ...landingParts(which),
  Skeleton: LandingSkeleton,
  Component: ReviewsPage,
})
