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

/** The landing page of a provider. A city under another of its names leads to its home; what is neither is 404. */
export const screen = defineScreen({
  ...parts,
  load(context) {
    const { provider = '' } = context.params
    const city = cityNamed(provider)
    if (city && city !== provider) redirect(hrefs.city(city), { permanent: true })
    // The API takes nothing else for a city, so it need not be asked.
    if (!/^[a-z-]{1,40}$/.test(provider)) notFound()
    return parts.load(context)
  },
  Skeleton: LandingSkeleton,
  Component: ProviderLandingPage,
})
