import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'

/** The home page of a merchant who has nothing to sell yet: what comes next. */
export function FirstProduct({ merchant: { slug, name } }: { readonly merchant: Dashboard['merchant'] }) {
  return (
    <EmptyState
      title="Add your first product"
      text={`${name} appears in the shop as soon as it has one. A photo from your phone, a price and how many you have are enough to begin; everything can be changed later.`}
      action={
        <>
          <ButtonLink href={hrefs.merchantNewProduct()} linkAs={Link} size={56}>
            Add your first product
          </ButtonLink>
          <ButtonLink href={hrefs.merchant(slug)} linkAs={Link} variant="secondary" size={56}>
            See your page in the shop
          </ButtonLink>
        </>
      }
    />
  )
}
