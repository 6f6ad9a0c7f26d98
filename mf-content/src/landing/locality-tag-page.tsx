import { defineScreen } from '@nukkad/platform'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'
import { taggedPlaces } from './tagged-places.query.ts'
import { TaggedPlaces } from './tagged-places.tsx'

const which: WhichLanding = ({ provider = 'all', locality = '', slug = '' }, pathname) => ({
  type: landingTypeOf(pathname),
  city: provider,
  locality,
  slug,
})
const parts = landingParts(which)

function LocalityTagPage() {
  return (
    <LandingScreen which={which} kicker="In the neighbourhood" viewed="LOCALITY_TAG_VIEWED">
      <TaggedPlaces />
    </LandingScreen>
  )
}

export const screen = defineScreen({
  ...parts,
  load: (context) =>
    Promise.all([parts.load(context), context.query.prefetchQuery(taggedPlaces(context.api, context.params))]),
  Skeleton: LandingSkeleton,
  Component: LocalityTagPage,
})
