import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay, formatRupees, formatTime } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconPrinter } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { DayToSend } from '../parts/back-office/day-to-send.tsx'
import { LateBadge } from '../parts/back-office/late-badge.tsx'
import { StateBadge } from '../parts/back-office/state-badge.tsx'
import { PackingSlips } from '../parts/packing/packing-slip.tsx'
import { StepPanel } from '../parts/steps/step-panel.tsx'
import { useOrderStep } from '../parts/steps/use-step.ts'
import { Amounts } from './amounts.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { Gift } from './gift.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import styles from './merchant-order.module.css'
import { OrderHistory } from './order-history.tsx'
import { ParcelContents } from './parcel-contents.tsx'
import { ReturnRequest } from './return-request.tsx'

/** The order with the next step first, within reach of the thumb, and the details for packing below. */
export function OrderView({ order }: { readonly order: MerchantOrder }) {
  const taking = useOrderStep(order.orderId)
  const open = order.returns.filter(({ state }) => !['refunded', 'fulfilled', 'denied', 'cancelled'].includes(state))
  const ended = order.returns.filter((request) => !open.includes(request))
  return (
    <>
      <div className={styles.order}>
        <section className={styles.now} aria-labelledby="now">
          <h2 id="now" className={visuallyHidden}>
            Order status
          </h2>
          <p role="status" className={styles.state}>
            <StateBadge order={order} /> <LateBadge order={order} />
          </p>
          <p className={styles.quiet}>
            Ordered {formatDay(order.placed)}, {formatTime(order.placed)}
            {order.expected_by &&
              !order.deliver_on &&
              !order.is_late &&
              `, promised by ${formatDay(order.expected_by)}`}
          </p>
          <DayToSend order={order} />
          {order.payment.collect > 0 ? (
            <p>
              <strong>Collect {formatRupees(order.payment.collect)}</strong> on delivery
            </p>
          ) : (
            <p>{order.payment.label}, nothing to collect</p>
          )}
          {order.note && (
            <p className={styles.note}>
              <strong>The buyer writes:</strong> {order.note}
            </p>
          )}
          <StepPanel
            state={order.label}
            label="Next step"
            next={order.next}
            isBusy={taking.isPending}
            error={taking.error?.message}
            onTake={(step, done) => taking.mutate(step, { onSuccess: done })}
          />
        </section>
        {open.map((request) => (
          <ReturnRequest key={request.requestId} request={request} />
        ))}
        <ParcelContents order={order} />
        {order.gift_note && <Gift note={order.gift_note} />}
        <DeliveryAddress order={order} />
        <Amounts order={order} />
        <Paper order={order} />
        {ended.map((request) => (
          <ReturnRequest key={request.requestId} request={request} />
        ))}
        <OrderHistory events={order.events} />
      </div>
      <PackingSlips orders={[order]} />
    </>
  )
}

/** What goes with the parcel; an order that is not sent any more has at most the invoice. */
function Paper({ order }: { readonly order: MerchantOrder }) {
  const isOver = order.state === 'cancelled' || order.state === 'rto'
  if (isOver && !order.invoice) return null
  return (
    <section className={styles.card} aria-labelledby="paper">
      <h2 id="paper" className={styles.part}>
        Paper
      </h2>
      <div className={styles.row}>
        {!isOver && (
          <Button
            variant="secondary"
            size={48}
            icon={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print the packing slip
          </Button>
        )}
        <InvoiceButton order={order} />
      </div>
    </section>
  )
}
