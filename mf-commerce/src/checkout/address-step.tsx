import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { hrefs, Link, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { Bill } from '../parts/bill/bill.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { OrderSummary } from '../parts/checkout-steps/order-summary.tsx'
import { StepBar } from '../parts/checkout-steps/step-bar.tsx'
import { StepProblem } from '../parts/checkout-steps/step-problem.tsx'
import { cartProps } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { AddressBook } from './address-book.tsx'
import { districtOf } from './district.ts'
import { useDelivery } from './use-delivery.ts'

interface AddressStepProps {
  readonly cart: Cart
  readonly addresses: readonly Address[]
}

/** The delivery address; for the chosen one, senders, dates and undeliverable items are shown at once. */
export function AddressStep({ cart, addresses }: AddressStepProps) {
  const track = useTrack()
  useToldOnce(cart.id, cart, (begun) => track('CHECKOUT_STARTED', cartProps(begun)))
  const first = cart.shipping_info?.address_id ?? addresses[0]?.address_id ?? null
  const [chosen, setChosen] = useState(first)
  const [isEditing, setEditing] = useState(addresses.length === 0)
  const known = addresses.some((address) => address.address_id === chosen) ? chosen : (addresses[0]?.address_id ?? null)
  const delivery = useDelivery(cart, known)
  function choose(id: string) {
    const address = addresses.find((one) => one.address_id === id)
    if (id !== known && address) track('ADDRESS_CHOSEN', districtOf(address))
    setChosen(id)
  }
  const isGone = cart.items.some((line) => !line.is_available)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Where should we deliver?</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <AddressBook addresses={addresses} chosen={known} onChoose={choose} onEditing={setEditing} />
        </div>
        <aside className={styles.side} aria-label="Your bag" aria-busy={delivery.isAttaching}>
          <h2>Your bag</h2>
          <OrderSummary cart={cart} />
          <hr className={styles.rule} />
          <Bill cart={cart} isStale={delivery.isAttaching} />
        </aside>
        {!isEditing && (
          <div className={styles.action}>
            {delivery.problem && <StepProblem>{delivery.problem}</StepProblem>}
            {delivery.isStuck && (
              <StepProblem>
                Some items can’t be delivered there. Choose another address, or{' '}
                <Link to={hrefs.cart(cart.id)}>remove them from your bag</Link>.
              </StepProblem>
            )}
            {isGone && (
              <StepProblem>
                Something in your bag is sold out. <Link to={hrefs.cart(cart.id)}>View your bag</Link>
              </StepProblem>
            )}
            <StepBar>
              <Button
                size={48}
                wide
                busy={delivery.isGoing}
                disabled={known === null}
                onClick={() => void delivery.goOn()}
              >
                {known ? 'Deliver here' : 'Add an address to continue'}
              </Button>
            </StepBar>
          </div>
        )}
      </div>
    </div>
  )
}
