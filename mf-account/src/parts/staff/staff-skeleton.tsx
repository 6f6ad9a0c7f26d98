import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './staff.module.css'
import { StaffNav } from './staff-nav.tsx'

/** Rows that are on their way. */
export function StaffRows({ height = '7.5rem' }: { readonly height?: string }) {
  return (
    <div className={styles.rows} aria-busy="true">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} kind="block" height={height} />
      ))}
    </div>
  )
}

/** A page of the back office as the server draws it: whose it is is known only in the browser. */
export const staffSkeleton = (title: string, { isDetail = false } = {}) =>
  function StaffSkeleton() {
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.head}>
          <p className={styles.whose}>The makers’ back office</p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <StaffNav isDetail={isDetail} />
        <div className={styles.body}>
          <StaffRows />
        </div>
      </div>
    )
  }
