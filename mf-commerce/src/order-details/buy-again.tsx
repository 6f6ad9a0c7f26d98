import { reorder } from '@nukkad/contracts/endpoints/orders/returns'
import { hrefs, Link, useApi, useBus, useCartId, useMutation, useQueryClient } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { useRef } from 'react'
import styles from './order-details.module.css'

const newKey = () => `again-${crypto.randomUUID()}`

/**
 * Puts the order's available products into the cart, and names the unavailable ones. A tap after a lost response reuses
 * the first idempotency key, so nothing is added twice.
 */
export function BuyAgain({ orderId }: { readonly orderId: string }) {
  const api = useApi()
  const bus = useBus()
  const client = useQueryClient()
  const { remember } = useCartId()
  const key = useRef<string>(undefined)
  const buying = useMutation({
    async mutationFn() {
      key.current ??= newKey()
      return (await api.call(reorder, { params: { orderId } }, { key: key.current })).data
    },
    onSuccess({ cartId, count }) {
      key.current = undefined
      remember(cartId)
      bus.publish('cart.changed', { cartId, count })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
  const { data } = buying
  return (
    <div className={styles.again}>
      {data && data.added.length > 0 ? (
        <ButtonLink href={hrefs.cart(data.cartId)} linkAs={Link} variant="secondary" size={48}>
          View bag
        </ButtonLink>
      ) : (
        <Button variant="secondary" size={48} busy={buying.isPending} onClick={() => buying.mutate()}>
          Buy again
        </Button>
      )}
      <div role="status">
        {data && data.added.length > 0 && (
          <p>{data.added.map(({ name, qty }) => `${qty} × ${name}`).join(', ')} went into your bag.</p>
        )}
        {data?.left_out.map(({ sku, name, reason }) => (
          <p key={sku} className={styles.quiet}>
            {name}: {reason}
          </p>
        ))}
      </div>
      {buying.isError && (
        <p role="alert" className={styles.alert}>
          {buying.error.message}
        </p>
      )}
    </div>
  )
}
