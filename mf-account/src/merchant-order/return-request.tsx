import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay, formatRupees } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { PictureView } from '@nukkad/ui/picture-view'
import { Steps } from '@nukkad/ui/steps'
import { StepPanel } from '../parts/steps/step-panel.tsx'
import { useReturnStep } from '../parts/steps/use-step.ts'
import styles from './merchant-order.module.css'

type Shown = MerchantOrder['returns'][number]
const kinds = { return: 'A return', exchange: 'An exchange', claim: 'Damage' } as const

/** A buyer's return request: the reason, the photos and the answer that is due. */
export function ReturnRequest({ request }: { readonly request: Shown }) {
  const { requestId, kind, state, label, requestedAt, lines, photos, refund, pickup, denied_because: denied } = request
  const taking = useReturnStep(requestId)
  const isOff = state === 'denied' || state === 'cancelled'
  return (
    <section className={styles.request} aria-label={`${kinds[kind]}, ${requestId}`}>
      <div className={styles.row}>
        <h2 className={styles.part}>{kinds[kind]}</h2>
        <Badge tone="warning">{label}</Badge>
      </div>
      <p className={styles.quiet}>
        {requestId}, asked {formatDay(requestedAt)}
      </p>
      {lines.map((line) => (
        <p key={line.line_id}>
          <strong>{line.qty} ×</strong> {line.name}: {line.reason_label}.{line.note && ` “${line.note}”`}
          {line.replacement && ` Wants ${Object.values(line.replacement.options).join(', ') || line.replacement.sku}.`}
        </p>
      ))}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos from the buyer">
          {photos.map((url, at) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={styles.photo}
                aria-label={`Photo ${at + 1}, large`}
              >
                <PictureView
                  picture={{ url, width: 400, height: 400, alt: '', color: 'transparent' }}
                  width={120}
                  aspect={1}
                  decorative
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {kind !== 'exchange' && !isOff && <p>Refunds {formatRupees(refund.amount + refund.perks)}</p>}
      {pickup?.date && !isOff && (
        <p>
          Pickup {formatDay(pickup.date)} {pickup.part && `in the ${pickup.part}`}
          {pickup.courier && `, by ${pickup.courier}`}
        </p>
      )}
      {denied && <p>You declined: {denied}</p>}
      <StepPanel
        state={label}
        label={`Answer to ${requestId}`}
        next={request.next}
        isBusy={taking.isPending}
        error={taking.error?.message}
        onTake={(step, done) => taking.mutate(step, { onSuccess: done })}
      />
      <Steps
        items={request.steps.map(({ label: name, at, done }) => ({
          label: name,
          at: at ? formatDay(at) : undefined,
          isDone: done,
        }))}
      />
    </section>
  )
}
