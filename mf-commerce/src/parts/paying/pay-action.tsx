import { Button } from '@nukkad/ui/button'
import { StepBar } from '../checkout-steps/step-bar.tsx'
import { StepProblem } from '../checkout-steps/step-problem.tsx'
import styles from './paying.module.css'
import { PayingNewsView } from './paying-news.tsx'
import type { Paying } from './use-paying.ts'

interface PayActionProps {
  readonly paying: Paying
  readonly cartId: string
  readonly checkout: string
  readonly isDisabled?: boolean
  readonly isWaiting?: boolean
  readonly label: string
  readonly onPay: () => void
}

const busyLabels = {
  agreeing: 'One moment',
  window: 'Waiting for the payment window',
  settling: 'Asking your bank',
  done: 'Your order is placed',
} as const

/** The pay button, with the reason it is blocked and its progress. */
export function PayAction({
  paying,
  cartId,
  checkout,
  isDisabled = false,
  isWaiting = false,
  label,
  onPay,
}: PayActionProps) {
  const { phase, news, problem } = paying
  return (
    <>
      {news && <PayingNewsView key={news.text} news={news} cartId={cartId} checkout={checkout} />}
      {problem && <StepProblem key={problem}>{problem}</StepProblem>}
      <StepBar>
        <Button size={48} wide busy={phase !== 'idle' || isWaiting} disabled={isDisabled} onClick={onPay}>
          {phase === 'idle' ? label : busyLabels[phase]}
        </Button>
      </StepBar>
      <p role="status" className={styles.watching}>
        {phase === 'window' && 'Pay in our payment partner’s window. This page updates automatically.'}
        {phase === 'settling' && 'This takes a few seconds. Please leave the page open.'}
      </p>
      {phase === 'window' && (
        <button type="button" className={styles.lost} onClick={paying.giveUp}>
          Window closed? Check the payment status
        </button>
      )}
    </>
  )
}
