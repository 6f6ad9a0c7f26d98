import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The skeleton of the page of a failed payment. */
export const OrderFailedSkeleton = () => (
  <StepSkeleton title="The payment did not go through" blocks={['6rem', '9rem']} />
)
