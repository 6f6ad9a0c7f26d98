import type { EventName } from '@nukkad/contracts'
import { defineScreen, useApi, useParams, useQuery } from '@nukkad/platform'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'
import { taggedPlaces } from './tagged-places.queries.ts'
import { TaggedPlaces } from './tagged-places.tsx'

const which: WhichLanding = ({ provider = 'all', locality, slug = '' }, pathname) => ({
  type: landingTypeOf(pathname),
  city: provider,
  ...(locality !== undefined && { locality }),
  slug,
})
const parts = landingParts(which)

interface TaggedLanding {
  readonly kicker: string
  /** the name of the analytics event */
  readonly viewed: EventName
}

/** The landing page of a tag, in a city or one of its neighbourhoods: places to go, and posts about it. */
export const taggedLanding = ({ kicker, viewed }: TaggedLanding) =>
  defineScreen({
    ...parts,
    load: (context) =>
      Promise.all([parts.load(context), context.query.prefetchQuery(taggedPlaces(context.api, context.params))]),
    Skeleton: LandingSkeleton,
    Component: function TaggedScreen() {
      const { data } = useQuery(taggedPlaces(useApi(), useParams()))
      const shown = new Set(data?.data.map(({ slug }) => slug))
      return (
        <LandingScreen which={which} kicker={kicker} viewed={viewed} shown={shown}>
          <TaggedPlaces />
        </LandingScreen>
      )
    },
  })
