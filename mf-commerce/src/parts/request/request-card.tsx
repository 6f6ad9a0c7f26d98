import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { formatDay, formatLongDay, formatRupees } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { PictureView } from '@nukkad/ui/picture-view'
import { OrderSteps } from '../order/order-steps.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { optionsText, piecesOf } from './draft.ts'
import styles from './request.module.css'
import { partOfDay, titleOf, toneOf } from './request-words.ts'

interface RequestCardProps {
  readonly request: ReturnRequest
  /** of its heading */
  readonly level?: 2 | 3
}

/** One return, exchange or damage report: its progress and what happens next. */
export function RequestCard({ request, level = 3 }: RequestCardProps) {
  const Heading = `h${level}` as const
  const { kind, lines, label, state, next_step: next, denied_because: denied, steps } = request
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <Badge tone={toneOf(state)}>{label}</Badge>
        <Heading className={styles.cardTitle}>{titleOf(kind, lines)}</Heading>
        <p className={styles.quiet}>
          {request.requestId}, asked {formatDay(request.requestedAt)}
        </p>
      </div>
      {denied && <p>The maker declined: {denied}</p>}
      {next && <p>{next}</p>}
      {lines.map((line) => (
        <div key={line.line_id} className={styles.line}>
          <span className={styles.picture}>
            <PictureView picture={line.media_image} width={52} aspect={4 / 5} decorative />
          </span>
          <span className={styles.words}>
            <strong>{line.name}</strong>
            <span className={styles.quiet}>
              {[optionsText(line.options), piecesOf(line.qty), line.reason_label].filter(Boolean).join(' · ')}
            </span>
            {line.replacement && (
              <span className={styles.quiet}>New: {optionsText(line.replacement.options) || line.replacement.sku}</span>
            )}
          </span>
        </div>
      ))}
      <RequestFacts request={request} />
      <OrderSteps steps={steps} />
      {request.can_cancel && <CancelRequest request={request} />}
    </article>
  )
}

/** The pickup and the refund, unless the request came to nothing, and the uploaded photos. */
function RequestFacts({ request: { kind, state, refund, pickup, photos } }: { readonly request: ReturnRequest }) {
  const isOff = state === 'denied' || state === 'cancelled'
  return (
    <>
      {!isOff && (
        <dl className={styles.facts}>
          {pickup && (
            <>
              <dt>Pickup</dt>
              <dd>
                {pickup.date
                  ? `${formatLongDay(pickup.date)} ${partOfDay(pickup.part)}`.trim()
                  : 'the courier will tell you when'}
                , at {pickup.address}
                {pickup.courier && `, by ${pickup.courier}`}
                {pickup.awb && ` (${pickup.awb})`}
              </dd>
            </>
          )}
          {kind !== 'exchange' && (
            <>
              <dt>Money back</dt>
              <dd>
                {formatRupees(refund.amount)}{' '}
                {refund.to === 'wallet' ? 'to your Nukkad credit' : 'to your payment method'}
                {refund.perks > 0 && `, and perks of ${formatRupees(refund.perks)}`}
              </dd>
            </>
          )}
        </dl>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Your photos">
          {photos.map((url, at) => (
            <li key={url} className={styles.photo}>
              <PictureView
                picture={{ url, width: 400, height: 400, alt: `Photo ${at + 1}`, color: 'transparent' }}
                width={72}
                aspect={1}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
