import type { SubscriptionPlan } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { formatRupees, hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { fromWallet, offeredFor, spentOf, type Uses } from '@nukkad/platform/paying'
import { Button } from '@nukkad/ui/button'
import { FromWallet } from '@nukkad/ui/from-wallet'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { useState } from 'react'
import { NewAddress } from './new-address.tsx'
import styles from './subscription.module.css'
import { purseQuery } from './subscription.queries.ts'
import { useSubscribing } from './use-subscribing.ts'

interface PlanCheckoutProps {
  readonly campaignId: string
  readonly plan: SubscriptionPlan
  readonly addresses: readonly Address[]
}

/** The delivery address, how much of the wallet is used, and the pay button. */
export function PlanCheckout({ campaignId, plan, addresses }: PlanCheckoutProps) {
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setAdding] = useState(addresses.length === 0)
  const { subscribe, isPending, news, runningHref } = useSubscribing(campaignId, plan)
  const isUpfront = plan.billing === 'upfront'
  const { data: wallet } = useQuery({ ...purseQuery(useApi()), enabled: isUpfront })
  const purse = { giftCards: wallet?.gift_card_balance ?? 0, credit: wallet?.credit.balance ?? 0 }
  const [uses, setUses] = useState<Uses>({ giftCards: true, credit: false })
  const { left } = fromWallet(plan.payNow, spentOf(purse, uses))
  const addressId = chosen ?? addresses[0]?.address_id
  if (isAdding) {
    return (
      <NewAddress
        onDone={(saved) => {
          if (saved) setChosen(saved.address_id)
          setAdding(false)
        }}
        canCancel={addresses.length > 0}
      />
    )
  }
  return (
    <>
      <RadioGroup
        label="Delivery address"
        hideLabel
        value={addressId}
        onChange={setChosen}
        options={addresses.map((address) => ({
          value: address.address_id,
          label: address.name,
          hint: [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', '),
        }))}
      />
      <Button variant="quiet" onClick={() => setAdding(true)}>
        Another address
      </Button>
      <p className={styles.quiet}>
        {plan.cancel}{' '}
        {!isUpfront &&
          `${formatRupees(plan.price)} will be charged to your bank now and then ${plan.every}. Gift cards and credit can’t pay recurring charges.`}
      </p>
      {isUpfront && <FromWallet offered={offeredFor(plan.payNow, purse, uses)} uses={uses} onUse={setUses} />}
      <p role="alert" className={styles.news}>
        {news} {runningHref && <Link to={runningHref}>See it in your account</Link>}
      </p>
      <Button wide size={56} busy={isPending} onClick={() => addressId && subscribe({ addressId, uses })}>
        {isUpfront
          ? left === 0
            ? 'Start, nothing to pay'
            : `Pay ${formatRupees(left)}`
          : `Start for ${formatRupees(plan.price)} ${plan.every}`}
      </Button>
      <p className={styles.quiet}>
        You can manage or end it under <Link to={hrefs.subscriptions()}>your subscriptions</Link>.
      </p>
    </>
  )
}
