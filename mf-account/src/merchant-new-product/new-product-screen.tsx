import { StaffPage } from '../parts/staff/staff-page.tsx'
import { StaffRows } from '../parts/staff/staff-skeleton.tsx'
import { NewProductForm } from './new-product-form.tsx'

/** Adds a new product to the merchant catalogue, on one page. */
export function NewProductScreen() {
  return (
    <StaffPage title="Add a product" lead="It goes on sale as soon as you save it." isDetail skeleton={<StaffRows />}>
      {() => <NewProductForm />}
    </StaffPage>
  )
}
