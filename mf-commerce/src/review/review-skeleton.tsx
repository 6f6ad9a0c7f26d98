import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The skeleton of the review step. */
export const ReviewSkeleton = () => <StepSkeleton title="One last look" blocks={['7rem', '10rem']} />
