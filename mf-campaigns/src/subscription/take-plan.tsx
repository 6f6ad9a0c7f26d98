import type { SubscriptionPlan } from '@nukkad/contracts/endpoints/money/subscriptions'
import { useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useEffect, useRef } from 'react'
import { PlanCheckout } from './plan-checkout.tsx'
import styles from './subscription.module.css'
import { addressesQuery } from './subscription.queries.ts'

interface TakePlanProps {
  readonly campaignId: string
  readonly plan: SubscriptionPlan
}

/** The delivery address, the terms, and the payment. */
export default function TakePlan({ campaignId, plan }: TakePlanProps) {
  const { data: addresses, error, isError, refetch } = useQuery(addressesQuery(useApi()))
  const top = useRef<HTMLElement>(null)
  // `void`, because some browsers return a promise here, which is not a valid effect cleanup.
  useEffect(() => void top.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <section ref={top} className={styles.take} aria-labelledby="take">
      <h2 id="take" className={styles.subtitle}>
        {plan.title}: where should we deliver it?
      </h2>
      {addresses ? (
        <PlanCheckout campaignId={campaignId} plan={plan} addresses={addresses} />
      ) : isError ? (
        <LoadFailure what="Your addresses" isAway={isAway(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  )
}
