import type { Address } from '@nukkad/contracts/endpoints/address'
import type { Cart } from '@nukkad/contracts/endpoints/cart'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { Bill } from '../parts/bill/bill.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { CheckoutSteps } from '../parts/checkout-steps/checkout-steps.tsx'
import { OrderSummary } from '../parts/checkout-steps/order-summary.tsx'
import { AddressBook } from './address-book.tsx'
import { useDelivery } from './use-delivery.ts'

interface AddressStepProps {
  readonly cart: Cart
  readonly addresses: readonly Address[]
}

/** Choosing where the bag goes; what cannot go there is said on its line at once. */
export function AddressStep({ cart, addresses }: AddressStepProps) {
  const first = cart.shipping_info?.address_id ?? addresses[0]?.address_id ?? null
  const [chosen, setChosen] = useState(first)
  const [isEditing, setEditing] = useState(addresses.length === 0)
  const known = addresses.some((address) => address.address_id === chosen) ? chosen : (addresses[0]?.address_id ?? null)
  const delivery = useDelivery(cart, known)
  const stuck = cart.items.some((line) => !line.deliverable)
  return (
    <div className={styles.page}>
      <CheckoutSteps cartId={cart.id} current="address" />
      <h1 className={styles.title}>Where shall it go?</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <AddressBook addresses={addresses} chosen={known} onChoose={setChosen} onEditing={setEditing} />
        </div>
        <aside className={styles.side} aria-label="Your bag">
          <h2>Your bag</h2>
          <OrderSummary cart={cart} />
          <hr className={styles.rule} />
          <Bill cart={cart} isStale={delivery.isAttaching} />
        </aside>
        {!isEditing && (
          <div className={styles.action}>
            {delivery.problem && (
              <p role="alert" className={styles.alert}>
                {delivery.problem}
              </p>
            )}
            {stuck && delivery.isAttached && (
              <p role="alert" className={styles.alert}>
                Not all of it can be sent there. Choose another address, or take it out of the bag.
              </p>
            )}
            <Button
              size={48}
              wide
              busy={delivery.isAttaching}
              disabled={known === null}
              onClick={() => void delivery.goOn()}
            >
              {known ? 'Deliver here' : 'Add an address to go on'}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
