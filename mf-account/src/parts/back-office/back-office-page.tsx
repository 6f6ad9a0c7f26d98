import { useSession } from '@nukkad/platform'
import type { ReactNode } from 'react'
import styles from './back-office.module.css'
import { BackOfficeClosed } from './back-office-closed.tsx'
import { BackOfficeNav } from './back-office-nav.tsx'

interface BackOfficePageProps {
  readonly title: string
  /** what is waiting for the merchant, in words, shown under the title */
  readonly lead?: ReactNode
  /** the bottom bar is reserved for the page's own next step, so the navigation is at the top */
  readonly isDetail?: boolean
  /** shown until the session is known and while the first response is loading */
  readonly skeleton: ReactNode
  readonly children: () => ReactNode
}

/** The frame of every back-office page: the merchant's name and the main sections within thumb's reach. */
export function BackOfficePage({ title, lead, isDetail = false, skeleton, children }: BackOfficePageProps) {
  const { status, user } = useSession()
  if (status === 'guest' || (status === 'user' && user.role !== 'merchant'))
    return <BackOfficeClosed title={title} user={user} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.whose}>The makers’ back office</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <BackOfficeNav isDetail={isDetail} />
      <div className={styles.body}>{status === 'user' ? children() : skeleton}</div>
    </div>
  )
}
