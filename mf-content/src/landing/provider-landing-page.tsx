import { cityNamed } from '@nukkad/contracts/city-names'
import { defineScreen, hrefs, notFound, redirect } from '@nukkad/platform'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

const which: WhichLanding = ({ provider = '' }, pathname) => ({ type: landingTypeOf(pathname), city: provider })
const parts = landingParts(which)

function ProviderLandingPage() {
  return <LandingScreen which={which} viewed="CITY_VIEWED" />
}

/** The landing page of a provider. A city's other names redirect to its home page; anything unknown is a 404. */
export const screen = defineScreen({
  ...parts,
  load(context) {
    const { provider = '' } = context.params
    const city = cityNamed(provider)
    if (city && city !== provider) redirect(hrefs.city(city), { permanent: true })
    // The API rejects any other value, so there is no need to ask it.
    if (!/^[a-z-]{1,40}$/.test(provider)) notFound()
    return parts.load(context)
  },
  Skeleton: LandingSkeleton,
  Component: ProviderLandingPage,
})
