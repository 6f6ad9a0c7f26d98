import { StepSkeleton } from '../parts/checkout-steps/step-skeleton.tsx'

/** The skeleton of the address step. */
export const CheckoutSkeleton = () => <StepSkeleton title="Where should we deliver?" blocks={['8rem', '8rem']} />
