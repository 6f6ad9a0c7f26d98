import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The page of a failed payment while cart and reason are fetched. */
export const OrderFailedSkeleton = () => (
  <StepSkeleton title="The payment did not go through" blocks={['6rem', '9rem']} />
)
