import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useCity } from '@nukkad/platform'
import { IconPin } from '@nukkad/ui/icons'
import { useState } from 'react'
import { PincodeForm } from '../parts/pincode-form/pincode-form.tsx'
import page from './cart.module.css'
import styles from './delivery.module.css'

/** Where the cart is delivered, and whether all of it can be delivered there. */
export function CartDelivery({ cart }: { readonly cart: Cart }) {
  // A cart that has reached the checkout has a pincode, even if none was chosen on this device.
  const pincode = useCity().pincode ?? cart.v2Pincode
  const [isChanging, setChanging] = useState(false)
  const stuck = cart.items.filter((line) => !line.deliverable).length
  return (
    <section className={styles.delivery} aria-label="Delivery">
      {pincode && !isChanging ? (
        <>
          <IconPin size={20} aria-hidden="true" />
          <p role="status">
            <strong>
              {stuck === 0 && `Everything can be delivered to ${pincode}`}
              {stuck > 0 && stuck < cart.items.length && `${stuck} of ${cart.items.length} cannot reach ${pincode}`}
              {stuck > 0 && stuck === cart.items.length && `Nothing can be delivered to ${pincode}`}
            </strong>
            {cart.shipping_prompt && <span className={styles.prompt}> {cart.shipping_prompt}</span>}
          </p>
          <button type="button" className={page.textButton} onClick={() => setChanging(true)}>
            Change
          </button>
        </>
      ) : (
        <PincodeForm label="Where should we deliver?" onDone={() => setChanging(false)} />
      )}
    </section>
  )
}
