import type { OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { hrefs, Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import { withQuery } from '../parts/back-office/page-of.ts'
import styles from './edit-product.module.css'

interface AfterFormProps {
  readonly product: OwnProduct
  readonly isSaved: boolean
  /** undefined unless someone else changed the product meanwhile */
  readonly onTakeTheirs: (() => void) | undefined
}

/** The result of saving, and links to the next pages. */
export function AfterForm({ product, isSaved, onTakeTheirs }: AfterFormProps) {
  const { is_available: isAvailable } = product
  return (
    <div className={styles.after}>
      {isSaved && <Saved isAvailable={isAvailable} />}
      {onTakeTheirs && (
        <>
          <p>What you wrote is still here.</p>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Use the current version
          </Button>
        </>
      )}
      {isAvailable && (
        <ButtonLink href={freshPage(product)} linkAs={Link} target="_blank" variant="secondary">
          View in the shop
        </ButtonLink>
      )}
      <ButtonLink href={hrefs.merchantProducts()} linkAs={Link} variant="quiet">
        Back to your products
      </ButtonLink>
    </div>
  )
}

/** The shop caches pages briefly; a URL with the version in it is not cached yet, so it shows the saved state. */
const freshPage = ({ slug, version }: OwnProduct): string =>
  withQuery(hrefs.product(slug), {
    v: version
      .split('.')
      .map((mark) => mark.slice(0, 2))
      .join(''),
  })

/** Saving remounts the form, so focus moves to this message. */
function Saved({ isAvailable }: { readonly isAvailable: boolean }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <p ref={told} role="status" tabIndex={-1} className={styles.saved}>
      {isAvailable ? 'Saved. Shoppers will see it within 30 seconds.' : 'Saved. It is currently hidden from the shop.'}
    </p>
  )
}
