import { Desk } from '../parts/desk/desk.tsx'
import { DeskRows } from '../parts/desk/desk-skeleton.tsx'
import { NewProductForm } from './new-product-form.tsx'

/** What a merchant would like to sell next, on one page. */
export function NewProductScreen() {
  return (
    <Desk title="Add a product" lead="It is on sale as soon as you have saved it." isDetail skeleton={<DeskRows />}>
      {() => <NewProductForm />}
    </Desk>
  )
}
