import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import styles from './request.module.css'
import { RequestCard } from './request-card.tsx'

const headings = {
  return: 'Return requested',
  exchange: 'Exchange requested',
  claim: 'Damage reported',
} as const

interface RequestReceivedProps {
  readonly request: ReturnRequest
  /** the form has disappeared, so this takes the focus */
  readonly takesFocus?: boolean
}

/** The request has been received: what happens next, and when it is picked up. */
export function RequestReceived({ request, takesFocus = false }: RequestReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {headings[request.kind]}
        </h1>
        <p className={styles.lead}>
          Keep it in its box with the tags on. We will update you at every step; you can also follow it in your order.
        </p>
      </div>
      <div className={styles.form}>
        <RequestCard request={request} level={2} />
        <div className={styles.ways}>
          <ButtonLink href={hrefs.orderDetails(request.orderId)} linkAs={Link} size={48}>
            View it in your order
          </ButtonLink>
          <ButtonLink href={hrefs.shop()} linkAs={Link} variant="secondary" size={48}>
            Back to the shop
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
