import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, formatTime } from '@nukkad/platform'
import { Steps } from '@nukkad/ui/steps'

const broken = ['Cancelled', 'Delivery Failed', 'Returned']

/** The steps of a parcel or a request, with the time of each. */
export function OrderSteps({ steps }: { readonly steps: Order['steps'] }) {
  return (
    <Steps
      items={steps.map(({ label, at, done }) => ({
        label,
        at: at ? `${formatDay(at)}, ${formatTime(at)}` : undefined,
        isDone: done,
        isBroken: done && broken.includes(label),
      }))}
    />
  )
}
