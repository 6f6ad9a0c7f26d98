import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The last look while it is fetched. */
export const ReviewSkeleton = () => <StepSkeleton title="One last look" blocks={['7rem', '10rem']} />
