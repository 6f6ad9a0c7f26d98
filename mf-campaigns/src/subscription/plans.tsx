import type { SubscriptionCampaign } from '@nukkad/contracts/endpoints/money/subscriptions'
import { useBus, useLocation, useSearchParams, useSession } from '@nukkad/platform'
import { lazy, Suspense } from 'react'
import { PlanCard } from './plan-card.tsx'
import styles from './subscription.module.css'

/** Loaded once a plan is chosen; visitors who only read do not need it. */
const TakePlan = lazy(() => import('./take-plan.tsx'))

/** The plans side by side, the chosen one in the URL; choosing asks a guest to sign in first. */
export function Plans({ campaign }: { readonly campaign: SubscriptionCampaign }) {
  const { status } = useSession()
  const bus = useBus()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const chosen = campaign.plans.find(({ id, isAvailable }) => isAvailable && id === search.get('plan'))
  const choose = (plan: string) => {
    setSearch({ plan }, { replace: true })
    if (status !== 'user') {
      const returnTo = `${pathname}?plan=${encodeURIComponent(plan)}`
      bus.request('sign-in', { reason: `Sign in to choose where ${campaign.title} is delivered.`, returnTo })
    }
  }
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className={styles.subtitle}>
        Choose a plan
      </h2>
      <ul className={styles.cards}>
        {campaign.plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isChosen={plan.id === chosen?.id} onChoose={() => choose(plan.id)} />
          </li>
        ))}
      </ul>
      {chosen && status === 'user' && (
        <Suspense fallback={<p role="status">One moment …</p>}>
          <TakePlan key={chosen.id} campaignId={campaign.id} plan={chosen} />
        </Suspense>
      )}
    </section>
  )
}
