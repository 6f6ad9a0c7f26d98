import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from './lazy-empty-state.ts'

/** An unfiltered list without products: why, and a link to the rest of the shop. */
export function EmptyList(words: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      {...words}
      action={
        <ButtonLink href={hrefs.shop()} linkAs={Link} variant="primary" size={48}>
          Go to the shop
        </ButtonLink>
      }
    />
  )
}
