import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { Button } from '@nukkad/ui/button'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from './subscriptions.module.css'
import type { Changing } from './use-change.ts'

/** Cancels the subscription in two taps, and says in between what happens to the money. */
export function CancelSubscription({ one, changing }: { readonly one: Subscription; readonly changing: Changing }) {
  const [isAsked, setAsked] = useState(false)
  const question = useLostFocus<HTMLParagraphElement>(isAsked)
  const ask = useLostFocus<HTMLButtonElement>(isAsked)
  if (!one.can.cancel) return null
  return (
    <section className={styles.part} aria-labelledby="end">
      <h2 id="end">End it</h2>
      {isAsked ? (
        <>
          <p ref={question} tabIndex={-1}>
            {one.onCancel.words}
          </p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={changing.pending === 'cancel'}
              onClick={() => void changing.ask({ kind: 'cancel' })}
            >
              End it now
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Button ref={ask} variant="quiet" onClick={() => setAsked(true)}>
            End this subscription
          </Button>
        </div>
      )}
    </section>
  )
}
