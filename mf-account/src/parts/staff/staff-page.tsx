import { useSession } from '@nukkad/platform'
import type { ReactNode } from 'react'
import styles from './staff.module.css'
import { StaffClosed } from './staff-closed.tsx'
import { StaffNav } from './staff-nav.tsx'

interface StaffPageProps {
  readonly title: string
  /** what waits in words, under the title */
  readonly lead?: ReactNode
  /** the thumb's place belongs to the page's own next step: the bar stands at the top there */
  readonly isDetail?: boolean
  /** what stands before anybody is known, and while the first answer is on its way */
  readonly skeleton: ReactNode
  readonly children: () => ReactNode
}

/** The frame of every page of a maker: whose back office it is, and the three places within reach of the thumb. */
export function StaffPage({ title, lead, isDetail = false, skeleton, children }: StaffPageProps) {
  const { status, user } = useSession()
  if (status === 'guest' || (status === 'user' && user.role !== 'merchant'))
    return <StaffClosed title={title} user={user} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.whose}>{user?.displayName || 'The makers’ back office'}</p>
        <h1 className={styles.title} tabIndex={-1} data-staff-title>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <StaffNav isDetail={isDetail} />
      <div className={styles.body}>{status === 'user' ? children() : skeleton}</div>
    </div>
  )
}
