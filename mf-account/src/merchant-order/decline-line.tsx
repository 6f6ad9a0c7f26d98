import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { StepPanel } from '../parts/steps/step-panel.tsx'
import { useDeclineLine } from '../parts/steps/use-step.ts'

interface DeclineLineProps {
  readonly order: MerchantOrder
  readonly line: MerchantOrder['lines'][number]
}

/** Takes one line out of the order, with a reason for the buyer, when it cannot be sent. */
export function DeclineLine({ order, line: { line_id, name, options, qty } }: DeclineLineProps) {
  const taking = useDeclineLine(order.orderId, line_id)
  const what = [name, ...Object.values(options)].join(', ')
  const step = {
    step: 'decline',
    label: 'Decline this item',
    needs: ['reason' as const],
    is_main: false,
    puts_back: [{ line_id, name: what, qty }],
  }
  return (
    <StepPanel
      label={what}
      state={order.label}
      next={[step]}
      isBusy={taking.isPending}
      error={taking.error?.message}
      onTake={(taken, done) => taking.mutate(taken, { onSuccess: done })}
    />
  )
}
