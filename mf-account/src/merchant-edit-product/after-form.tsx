import type { OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { hrefs, Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import { withQuery } from '../parts/staff/page-of.ts'
import styles from './edit-product.module.css'

interface AfterFormProps {
  readonly product: OwnProduct
  readonly isSaved: boolean
  /** undefined: nobody else changed anything */
  readonly onTakeTheirs: (() => void) | undefined
}

/** What becomes of the product, and the ways on. */
export function AfterForm({ product, isSaved, onTakeTheirs }: AfterFormProps) {
  const { is_available: isAvailable } = product
  return (
    <div className={styles.after}>
      {isSaved && <Saved isAvailable={isAvailable} />}
      {onTakeTheirs && (
        <>
          <p>What you wrote is still here.</p>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Take what stands now
          </Button>
        </>
      )}
      {isAvailable && (
        <ButtonLink href={freshPage(product)} linkAs={Link} target="_blank" variant="secondary">
          See it in the shop
        </ButtonLink>
      )}
      <ButtonLink href={hrefs.merchantProducts()} linkAs={Link} variant="quiet">
        To your products
      </ButtonLink>
    </div>
  )
}

/** The shop keeps pages for a moment. An address of its own for what was saved is not kept yet, so it shows just that. */
const freshPage = ({ slug, version }: OwnProduct): string =>
  withQuery(hrefs.product(slug), {
    v: version
      .split('.')
      .map((mark) => mark.slice(0, 2))
      .join(''),
  })

/** The form was drawn anew: whoever saved it goes on from here. */
function Saved({ isAvailable }: { readonly isAvailable: boolean }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <p ref={told} role="status" tabIndex={-1} className={styles.saved}>
      {isAvailable ? 'Saved. Shoppers see it within half a minute.' : 'Saved. It is not in the shop at the moment.'}
    </p>
  )
}
