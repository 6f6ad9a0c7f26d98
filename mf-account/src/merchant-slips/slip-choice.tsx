import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { IconPrinter } from '@nukkad/ui/icons'
import { useState } from 'react'
import { PackingSlips } from '../parts/packing/packing-slip.tsx'
import { parcelOf } from '../parts/packing/parcel.ts'
import styles from './merchant-slips.module.css'

/** The orders to choose from, all of them chosen at first, and the button that prints a page for each. */
export function SlipChoice({ orders }: { readonly orders: readonly MerchantOrder[] }) {
  // What was taken out is kept, so that an order that comes in meanwhile is printed with the others.
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = orders.filter(({ orderId }) => !left.includes(orderId))
  const areAll = chosen.length === orders.length
  return (
    <>
      <fieldset className={styles.orders}>
        <legend className={styles.legend}>Which orders?</legend>
        <Checkbox
          label={`All ${orders.length} that are to be sent`}
          checked={areAll}
          onChange={() => setLeft(areAll ? orders.map(({ orderId }) => orderId) : [])}
        />
        {orders.map((order) => (
          <Checkbox
            key={order.orderId}
            label={labelOf(order)}
            checked={chosen.includes(order)}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((id) => id !== order.orderId) : [...left, order.orderId])
            }
          />
        ))}
      </fieldset>
      <p role="status" className={styles.count}>
        {chosen.length === 0 && 'Choose at least one order.'}
      </p>
      <Button
        size={56}
        wide
        icon={<IconPrinter size={18} aria-hidden="true" />}
        onClick={() => chosen.length > 0 && window.print()}
      >
        {chosen.length === 1 ? 'Print 1 packing slip' : `Print ${chosen.length} packing slips`}
      </Button>
      <PackingSlips orders={chosen} />
    </>
  )
}

function labelOf(order: MerchantOrder): string {
  const { orderId, placed, address, label } = order
  const pieces = parcelOf(order).reduce((sum, { qty }) => sum + qty, 0)
  return [
    `${orderId}, ${address.name}`,
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
    formatDay(placed),
    label.toLowerCase(),
  ].join(' · ')
}
