import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { Button } from '@nukkad/ui/button'
import styles from './steps.module.css'
import { useOrderStep } from './use-step.ts'

/** Takes the next step of an order with one tap, from the list. */
export function QuickStep({ orderId, step }: { readonly orderId: string; readonly step: NextStep }) {
  const taking = useOrderStep(orderId)
  return (
    <>
      <p role="alert" className={styles.alert}>
        {taking.error?.message}
      </p>
      <Button
        key={step.step}
        size={56}
        wide
        busy={taking.isPending}
        aria-label={`${step.label}, order ${orderId}`}
        // The second click of a double click would take the step that has just become possible.
        onClick={({ detail }) => detail < 2 && taking.mutate({ step: step.step })}
      >
        {step.label}
      </Button>
    </>
  )
}
