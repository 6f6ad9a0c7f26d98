import { Link } from '@nukkad/platform'
import { IconClose } from '@nukkad/ui/icons'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import type { MouseEvent } from 'react'
import { type Choice, cleared } from '../choice/choice.ts'
import styles from '../listing.module.css'
import type { Listing } from '../use-listing.ts'
import { appliedOf } from './applied.ts'

/** The active filters, each a link to the list without it, so that removing one works without JavaScript too. */
export function AppliedChips({ listing }: { readonly listing: Listing }) {
  const { choice, choose, facets, hrefOf, latest } = listing
  const applied = appliedOf(choice, facets)
  if (applied.length === 0) return null
  // Removes the chip with the tap, before the new list has arrived; the link alone would wait for the navigation.
  const take = (change: (now: Choice) => Choice) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(change(latest()))
  }
  const withoutOne = (key: string) => (now: Choice) =>
    appliedOf(now, facets).find((one) => one.key === key)?.without ?? now
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <Link className={styles.chip} to={hrefOf(without)} onClick={take(withoutOne(key))}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <IconClose size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link className={styles.clear} to={hrefOf(cleared(choice))} onClick={take(cleared)}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
