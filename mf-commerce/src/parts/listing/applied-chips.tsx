import { Link } from '@nukkad/platform'
import { IconClose } from '@nukkad/ui/icons'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { appliedOf } from './applied.ts'
import { cleared } from './choice.ts'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

/** What narrows the list, each a link to the list without it, so that undoing works with no JavaScript too. */
export function AppliedChips({ listing }: { readonly listing: Listing }) {
  const { choice, facets, hrefOf } = listing
  const applied = appliedOf(choice, facets)
  if (applied.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters that are on">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Link className={styles.chip} to={hrefOf(without)}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <IconClose size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link className={styles.clear} to={hrefOf(cleared(choice))}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
