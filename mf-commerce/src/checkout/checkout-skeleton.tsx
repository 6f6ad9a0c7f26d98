import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The choice of an address while it is fetched. */
export const CheckoutSkeleton = () => <StepSkeleton title="Where shall it go?" blocks={['8rem', '8rem']} />
