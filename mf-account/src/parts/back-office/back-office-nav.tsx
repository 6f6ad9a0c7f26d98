import { hrefs, Link, useIsActive } from '@nukkad/platform'
import { IconHome, IconPackage, IconQuestion, IconStore, IconTag, IconUsers } from '@nukkad/ui/icons'
import type { ReactNode } from 'react'
import styles from './back-office.module.css'

const places = [
  { href: hrefs.merchantHome(), label: 'Today', Icon: IconHome },
  { href: hrefs.merchantOrders(), label: 'Orders', Icon: IconPackage },
  { href: hrefs.merchantProducts(), label: 'Products', Icon: IconTag },
  { href: hrefs.merchantQuestions(), under: hrefs.merchantReviews(), label: 'Questions', Icon: IconQuestion },
  { href: hrefs.merchantShop(), label: 'Your shop', Icon: IconStore },
  { href: hrefs.merchantPeople(), label: 'People', Icon: IconUsers },
] as const

interface PlaceLinkProps {
  readonly href: string
  /** another page of the section, which the bar has no room for */
  readonly under: string | undefined
  readonly children: ReactNode
}

/**
 * The sections of the back office: at the bottom within thumb reach, or at the top on pages that use the bottom
 * themselves.
 */
export function BackOfficeNav({ isDetail }: { readonly isDetail: boolean }) {
  return (
    <nav className={isDetail ? styles.navAtTop : styles.nav} aria-label="The makers’ back office">
      {places.map(({ href, label, Icon, ...place }) => (
        <PlaceLink key={href} href={href} under={'under' in place ? place.under : undefined}>
          <Icon size={22} aria-hidden="true" />
          {label}
        </PlaceLink>
      ))}
    </nav>
  )
}

function PlaceLink({ href, under, children }: PlaceLinkProps) {
  const isHere = useIsActive(href, { exact: true })
  const isUnder = useIsActive(under ?? href, { exact: true })
  return (
    <Link to={href} className={styles.place} aria-current={isHere ? 'page' : isUnder ? 'true' : undefined}>
      {children}
    </Link>
  )
}
