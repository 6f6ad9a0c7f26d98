import { hrefs, Link, useBus, useLocation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { CodeStep, type Opened } from './code-step.tsx'
import styles from './order-track.module.css'
import { PhoneStep } from './phone-step.tsx'

interface AskPhoneProps {
  readonly orderId: string
  /** a code was correct, but the order belongs to another phone */
  readonly hasFailed: boolean
  readonly isUser: boolean
  /** the orders that belong to the phone */
  readonly orders: Opened['orders']
  readonly onOpen: (opened: Opened) => void
}

/** A code sent to the phone of the delivery address opens the tracking, and nothing else. */
export function AskPhone({ orderId, hasFailed, isUser, orders, onOpen }: AskPhoneProps) {
  const bus = useBus()
  const { pathname } = useLocation()
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<number>()
  const others = orders.filter((order) => order.orderId !== orderId)

  return (
    <div className={styles.ask}>
      {hasFailed && (
        <div role="alert" className={styles.note}>
          <p>
            <strong>Order {orderId} does not go to this phone, or is more than 90 days old.</strong> Check the number in
            your email, or use the phone number of its delivery address. Its buyer can see it after signing in at any
            time.
          </p>
          {others.length > 0 && (
            <>
              <p>These do:</p>
              <ul className={styles.others}>
                {others.map((order) => (
                  <li key={order.orderId}>
                    <Link to={hrefs.orderTrack(order.orderId)} className={styles.textLink}>
                      {order.orderId}
                    </Link>{' '}
                    {order.label}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {sent === undefined ? (
        <PhoneStep phone={phone} onPhone={setPhone} onSent={setSent} />
      ) : (
        <CodeStep
          phone={phone}
          resendAfter={sent}
          onOtherPhone={() => setSent(undefined)}
          onOpen={(answer) => {
            setSent(undefined)
            onOpen(answer)
          }}
        />
      )}
      {!isUser && (
        <p className={styles.or}>
          Is this your order?{' '}
          <Button
            variant="quiet"
            size={40}
            onClick={() => bus.request('sign-in', { reason: 'Sign in to follow your order.', returnTo: pathname })}
          >
            Sign in instead
          </Button>
        </p>
      )}
    </div>
  )
}
