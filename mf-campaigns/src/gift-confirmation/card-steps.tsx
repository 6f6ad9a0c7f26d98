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
    <section className={styles.steps} aria-label="Manage this card">
      <h2>Manage this card</h2>
      <div className={styles.buttons}>
        {card.canChange && (
          <Button
            variant="secondary"
            aria-expanded={open === 'change'}
            onClick={() => setOpen(open === 'change' ? null : 'change')}
          >
            Change recipient
          </Button>
        )}
        {card.canResend && (
          <Button variant="secondary" busy={steps.resend.isPending} onClick={() => steps.resend.mutate()}>
            Resend
          </Button>
        )}
        {card.canRefund && (
          <Button
            variant="quiet"
            className={styles.refund}
            aria-expanded={open === 'refund'}
            onClick={() => setOpen(open === 'refund' ? null : 'refund')}
          >
            Cancel and refund
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
            The card will stop working, even if it was already sent, and {formatRupees(card.amount)} will be refunded to
            the original payment method. This cannot be undone.
          </p>
          <Button variant="danger" busy={steps.refund.isPending} onClick={() => steps.refund.mutate()}>
            Cancel the card and refund {formatRupees(card.amount)}
          </Button>
        </div>
      )}
    </section>
  )
}
