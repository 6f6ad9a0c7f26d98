import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { NewProductForm } from './new-product-form.tsx'

/** Adds a new product to the merchant catalogue, on one page. */
export function NewProductScreen() {
  return (
    <BackOfficePage
      title="Add a product"
      lead="It goes on sale as soon as you save it."
      isDetail
      skeleton={<BackOfficeRows />}
    >
      {() => <NewProductForm />}
    </BackOfficePage>
  )
}
