import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay } from '@nukkad/platform'

/** The day that the buyer chose, and by when the parcel has to leave: 'Deliver on Sat, 5 Dec: send by Thu, 3 Dec'. */
export function DayToSend({ order }: { readonly order: Pick<MerchantOrder, 'deliver_on' | 'send_by'> }) {
  const { deliver_on: day, send_by: leaves } = order
  const send = leaves && `send by ${formatDay(leaves)}`
  if (day) {
    return (
      <p>
        <strong>Deliver on {formatDay(day)}</strong>
        {send && `: ${send}`}
      </p>
    )
  }
  return send && <p>{send.replace('send', 'Send')}</p>
}
