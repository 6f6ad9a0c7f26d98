import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useCity } from '@nukkad/platform'
import { IconPin } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { PincodeForm } from '../parts/pincode-form/pincode-form.tsx'
import page from './cart.module.css'
import styles from './delivery.module.css'
import type { DeliveryCheck } from './use-shown-cart.ts'

interface CartDeliveryProps {
  readonly cart: Cart
  readonly check: DeliveryCheck
  readonly onCheckAgain: () => void
}

/** Where the cart is delivered, and whether all of it can be delivered there. */
export function CartDelivery({ cart, check, onCheckAgain }: CartDeliveryProps) {
  // A cart that has reached the checkout has a pincode, even if none was chosen on this device.
  const pincode = useCity().pincode ?? cart.v2Pincode
  const [isChanging, setChanging] = useState(false)
  const isAsking = !pincode || isChanging
  const change = useRef<HTMLButtonElement>(null)
  const hasChosen = useRef(false)
  // The button that was pressed is gone with the form.
  useEffect(() => {
    if (isAsking || !hasChosen.current) return
    hasChosen.current = false
    change.current?.focus()
  }, [isAsking])
  function done() {
    hasChosen.current = true
    setChanging(false)
  }
  return (
    <section className={styles.delivery} aria-label="Delivery">
      {isAsking ? (
        <PincodeForm label="Where should we deliver?" onDone={done} />
      ) : (
        <IconPin size={20} aria-hidden="true" />
      )}
      <p role="status" className={isAsking ? visuallyHidden : undefined}>
        {!isAsking && (
          <>
            <strong>{reach(cart, pincode, check)}</strong>
            {check === 'done' && cart.shipping_prompt && <span className={styles.prompt}> {cart.shipping_prompt}</span>}
          </>
        )}
      </p>
      {!isAsking && check === 'failed' && (
        <button type="button" className={page.textButton} onClick={onCheckAgain}>
          Check again
        </button>
      )}
      {!isAsking && (
        <button ref={change} type="button" className={page.textButton} onClick={() => setChanging(true)}>
          Change
        </button>
      )}
    </section>
  )
}

function reach({ items }: Cart, pincode: string, check: DeliveryCheck): string {
  if (check === 'running') return `Checking delivery to ${pincode}…`
  if (check === 'failed') return `Delivery to ${pincode} could not be checked.`
  const stuck = items.filter((line) => !line.deliverable).length
  if (stuck === 0) return `Everything can be delivered to ${pincode}`
  return stuck < items.length
    ? `${stuck} of ${items.length} cannot reach ${pincode}`
    : `Nothing can be delivered to ${pincode}`
}
