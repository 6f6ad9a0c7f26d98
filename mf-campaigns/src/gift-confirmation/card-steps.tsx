import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense, useState } from 'react'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'
import styles from './gift-confirmation.module.css'
import { useCardSteps } from './use-card-steps.ts'

/** Loaded when the user chooses to change something. */
const ChangeForm = lazy(() => import('./change-form.tsx'))

/** Resend, change or refund, for as long as the card has not been redeemed. */
export function CardStepsPart({ purchase }: { readonly purchase: GiftCardTransaction }) {
  const { card, transactionId } = purchase
  const steps = useCardSteps(transactionId)
  const [open, setOpen] = useState<'change' | 'refund' | null>(null)
  const problem = steps.resend.error ?? steps.refund.error
  if (!card.canResend && !card.canChange && !card.canRefund) return null
  return (
    <section className={styles.steps} aria-label="Until it is unwrapped">
      <h2>Until it is unwrapped</h2>
      <div className={styles.buttons}>
        {card.canChange && (
          <Button
            variant="secondary"
            aria-expanded={open === 'change'}
            onClick={() => setOpen(open === 'change' ? null : 'change')}
          >
            Change whom it goes to
          </Button>
        )}
        {card.canResend && (
          <Button variant="secondary" busy={steps.resend.isPending} onClick={() => steps.resend.mutate()}>
            Send it again
          </Button>
        )}
        {card.canRefund && (
          <Button
            variant="quiet"
            aria-expanded={open === 'refund'}
            onClick={() => setOpen(open === 'refund' ? null : 'refund')}
          >
            Give it back
          </Button>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem?.message}
      </p>
      {open === 'change' && card.canChange && (
        <Suspense>
          <ChangeForm purchase={purchase} change={steps.change} onDone={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'refund' && card.canRefund && (
        <div className={styles.sure}>
          <p>
            The card ends, also if it was sent already, and {formatRupees(card.amount)} go to where they came from. This
            cannot be undone.
          </p>
          <Button variant="danger" busy={steps.refund.isPending} onClick={() => steps.refund.mutate()}>
            End the card and refund {formatRupees(card.amount)}
          </Button>
        </div>
      )}
    </section>
  )
}
