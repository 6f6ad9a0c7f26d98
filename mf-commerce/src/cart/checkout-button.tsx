import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs, useBus, useCity, useNavigate, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import styles from './cart.module.css'
import type { CartActions } from './use-cart-editor.ts'
import type { DeliveryCheck } from './use-shown-cart.ts'

interface CheckoutButtonProps {
  readonly cart: Cart
  readonly actions: CartActions
  /** a change is being sent, or waits for the network */
  readonly isSaving: boolean
  readonly check: DeliveryCheck
}

/** Continues to the address step. Waits for pending changes; guests are asked to sign in first. */
export function CheckoutButton({ cart, actions, isSaving, check }: CheckoutButtonProps) {
  const bus = useBus()
  const navigate = useNavigate()
  const { pincode } = useCity()
  const { status } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const obstacle = obstacleOf(cart, check === 'done' ? pincode : null)

  async function goOn() {
    setLeaving(true)
    const isThrough = await actions.settle()
    setStuck(!isThrough)
    if (!isThrough) return setLeaving(false)
    // The user has seen the changes on this page; if that cannot be sent now, the checkout will ask.
    await actions.acceptChanges().catch(() => {})
    setLeaving(false)
    if (status === 'user') navigate(hrefs.checkout(cart.id))
    else bus.request('sign-in', { reason: 'Sign in to buy what is in your bag.' })
  }
  return (
    <div className={styles.checkout}>
      <Button size={48} wide busy={isLeaving} disabled={obstacle !== null} onClick={() => void goOn()}>
        {status === 'user' ? 'Choose an address' : 'Sign in and check out'}
      </Button>
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      {isStuck && isSaving && (
        <p role="alert" className={styles.obstacle}>
          Your last change has not been saved yet. Please try again when you are online.
        </p>
      )}
    </div>
  )
}

/** What has to change before this cart can be bought, in words. */
function obstacleOf(cart: Cart, pincode: string | null): string | null {
  if (cart.items.length === 0) return 'Your bag is empty.'
  if (cart.is_blocked) {
    return 'We’re unable to process your order right now but will be back soon! In the meantime keep browsing + saving items to get later!'
  }
  if (cart.items.some((line) => !line.is_available)) return 'Remove sold-out items to continue.'
  // Without a checked pincode it is not known what can be delivered; the address will decide.
  if (pincode && !cart.is_deliverable)
    return `Remove items that can’t be delivered to ${pincode}, or change the pincode.`
  return null
}
