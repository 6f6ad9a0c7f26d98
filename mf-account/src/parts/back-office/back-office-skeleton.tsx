import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './back-office.module.css'
import { BackOfficeNav } from './back-office-nav.tsx'

/** Keeps the line below the title free until its text is known. */
export const unknownLead = '\u00a0'

/** Placeholder rows shown while loading. */
export function BackOfficeRows({ height = '7.5rem' }: { readonly height?: string }) {
  return (
    <div className={styles.rows} aria-busy="true">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} kind="block" height={height} />
      ))}
    </div>
  )
}

/**
 * A back-office page as rendered on the server; the merchant is known only in the browser. `lead` is the line below the
 * title, or `unknownLead`.
 */
export const backOfficeSkeleton = (title: string, { isDetail = false, lead = '' } = {}) =>
  function BackOfficeSkeleton() {
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.head}>
          <p className={styles.whose}>The makers’ back office</p>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <BackOfficeNav isDetail={isDetail} />
        <div className={styles.body}>
          <BackOfficeRows />
        </div>
      </div>
    )
  }
