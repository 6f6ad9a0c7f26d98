import type { LinkAs } from '../anchor.tsx'
import { ButtonLink } from '../button/button.tsx'
import { classes } from '../classes.ts'
import styles from './pager.module.css'

export interface PagerProps {
  /** Starts at 1. */
  page: number
  hasNext: boolean
  /** The number of pages, where it is known. */
  pages?: number
  hrefOf: (page: number) => string
  linkAs?: LinkAs | undefined
  /** The labels of the two links; a list sorted newest first says Newer and Older. */
  words?: { before: string; after: string }
  className?: string
}

/** Links to the previous and next page of a list; renders nothing for a single page. */
export function Pager({
  page,
  hasNext,
  pages,
  hrefOf,
  linkAs,
  words = { before: 'Before', after: 'Next' },
  className,
}: PagerProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav className={classes(styles.pager, className)} aria-label="Pages">
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} linkAs={linkAs} rel="prev" variant="secondary" size={48}>
          {words.before}
        </ButtonLink>
      )}
      <span>
        Page {page}
        {pages !== undefined && ` of ${pages}`}
      </span>
      {hasNext && (
        <ButtonLink href={hrefOf(page + 1)} linkAs={linkAs} rel="next" variant="secondary" size={48}>
          {words.after}
        </ButtonLink>
      )}
    </nav>
  )
}
