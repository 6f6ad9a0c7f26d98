import { StaffPage } from '../parts/staff/staff-page.tsx'
import { StaffRows } from '../parts/staff/staff-skeleton.tsx'
import { NewProductForm } from './new-product-form.tsx'

/** What a merchant would like to sell next, on one page. */
export function NewProductScreen() {
  return (
    <StaffPage
      title="Add a product"
      lead="It is on sale as soon as you have saved it."
      isDetail
      skeleton={<StaffRows />}
    >
      {() => <NewProductForm />}
    </StaffPage>
  )
}
