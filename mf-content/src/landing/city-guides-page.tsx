import { cities, cityCountFirst, cityLook } from '@nukkad/contracts'
import { defineScreen, hrefs, Link } from '@nukkad/platform'
import { Skyline } from '@nukkad/ui/skyline'
import type { CSSProperties } from 'react'
import { landingTypeOf } from '../parts/landing/landing-type.ts'
import styles from './city-guides.module.css'
import { LandingScreen, landingParts, type WhichLanding } from './landing-screen.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

const which: WhichLanding = (_, pathname) => ({ type: landingTypeOf(pathname) })

function CityGuidesPage() {
  return (
    <LandingScreen which={which} kicker={`${cityCountFirst} cities, on foot`} viewed="CITY_GUIDES_VIEWED">
      <nav aria-label="Guides by city" className={styles.cities}>
        {cities.map(({ slug, name }) => (
          <Link
            key={slug}
            to={hrefs.city(slug)}
            className={styles.city}
            style={{ '--tint': cityLook(slug)?.tint } as CSSProperties}
          >
            <Skyline city={slug} size={40} />
            {name}
          </Link>
        ))}
      </nav>
    </LandingScreen>
  )
}

export const screen = defineScreen({ ...landingParts(which), Skeleton: LandingSkeleton, Component: CityGuidesPage })
