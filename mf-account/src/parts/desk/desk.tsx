import { hrefs, Link, useIsActive, useSession } from '@nukkad/platform'
import { IconHome, IconPackage, IconTag } from '@nukkad/ui/icons'
import type { ReactNode } from 'react'
import styles from './desk.module.css'
import { DeskClosed } from './desk-closed.tsx'

interface DeskProps {
  readonly title: string
  /** what waits in words, under the title */
  readonly lead?: ReactNode
  /** the thumb's place belongs to the page's own next step: the bar stands at the top there */
  readonly isDetail?: boolean
  /** what stands before anybody is known, and while the first answer is on its way */
  readonly skeleton: ReactNode
  readonly children: () => ReactNode
}

const places = [
  { href: hrefs.merchantHome(), label: 'Today', Icon: IconHome },
  { href: hrefs.merchantOrders(), label: 'Orders', Icon: IconPackage },
  { href: hrefs.merchantProducts(), label: 'Products', Icon: IconTag },
] as const

/** The frame of every page of a maker: whose desk it is, and the three places within reach of the thumb. */
export function Desk({ title, lead, isDetail = false, skeleton, children }: DeskProps) {
  const { status, user } = useSession()
  if (status === 'guest' || (status === 'user' && user.role !== 'merchant'))
    return <DeskClosed title={title} user={user} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.whose}>{user?.displayName || 'The makers’ desk'}</p>
        <h1 className={styles.title} tabIndex={-1} data-desk-title>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <nav className={isDetail ? styles.navAtTop : styles.nav} aria-label="The makers’ desk">
        {places.map(({ href, label, Icon }) => (
          <PlaceLink key={href} href={href}>
            <Icon size={22} aria-hidden="true" />
            {label}
          </PlaceLink>
        ))}
      </nav>
      <div className={styles.body}>{status === 'user' ? children() : skeleton}</div>
    </div>
  )
}

function PlaceLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isHere = useIsActive(href, { exact: true })
  return (
    <Link to={href} className={styles.place} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
