import { defineScreen } from '@nukkad/platform'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

const which: WhichLanding = (_, pathname) => ({ type: landingTypeOf(pathname) })

function TrustedReviewsPage() {
  return <LandingScreen which={which} kicker="We paid, we sat, we wrote it down" viewed="TRUSTED_REVIEWS_VIEWED" />
}

export const screen = defineScreen({
  ...landingParts(which),
  Skeleton: LandingSkeleton,
  Component: TrustedReviewsPage,
})
