import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import styles from './order-history.module.css'

interface PagesProps {
  readonly page: number
  readonly hasNext: boolean
}

const pageHref = (page: number) => (page > 1 ? `${hrefs.orderHistory()}?page=${page}` : hrefs.orderHistory())

/** To newer and older orders; nothing where all stand on one page. */
export function Pages({ page, hasNext }: PagesProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <ButtonLink href={pageHref(page - 1)} linkAs={Link} rel="prev" variant="secondary" size={48}>
          Newer
        </ButtonLink>
      )}
      <span>Page {page}</span>
      {hasNext && (
        <ButtonLink href={pageHref(page + 1)} linkAs={Link} rel="next" variant="secondary" size={48}>
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
