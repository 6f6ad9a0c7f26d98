import { claimPrize, type WonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { hrefs, Link, useApi, useMutation, useQuery, useQueryClient } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useState } from 'react'
import styles from './prize.module.css'
import { addressesQuery, prizeQuery } from './prize.queries.ts'

interface PrizeAnswerProps {
  readonly giveawayId: string
  /** the address of the answer so far */
  readonly current: WonPrize['address']
  /** Absent for the first answer, which must be given. */
  readonly onCancel?: () => void
  readonly onDone: () => void
}

/** The choice of one of the winner's saved addresses. */
export function PrizeAnswer({ giveawayId, current, onCancel, onDone }: PrizeAnswerProps) {
  const api = useApi()
  const client = useQueryClient()
  const { data: addresses, error, refetch } = useQuery(addressesQuery(api))
  const [chosen, setChosen] = useState<string>()
  const { queryKey } = prizeQuery(api, giveawayId)
  const claiming = useMutation({
    mutationFn: async (addressID: string) =>
      (await api.call(claimPrize, { params: { id: giveawayId }, body: { addressID } })).data,
    onSuccess(prize: WonPrize) {
      client.setQueryData(queryKey, prize)
      onDone()
    },
    // It may have been refused because staff have just sent the prize or passed the winner over: show that.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
  if (error && !addresses)
    return <LoadFailure what="Your addresses" isAway={isAway(error)} onRetry={() => void refetch()} />
  if (!addresses) return <Skeleton lines={3} />
  const addressId = chosen ?? (addresses.find((saved) => isSame(saved, current)) ?? addresses[0])?.address_id
  if (!addressId) {
    return (
      <p>
        You have no saved address yet. <Link to={hrefs.account('addresses')}>Add one in your account</Link>, then come
        back to this page.
      </p>
    )
  }
  return (
    <Form
      submit="Send it to this address"
      busy={claiming.isPending}
      onSubmit={() => claiming.mutate(addressId)}
      after={
        onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Keep the address
          </Button>
        )
      }
    >
      <RadioGroup
        label="Send it to"
        value={addressId}
        onChange={setChosen}
        error={claiming.error?.message}
        options={addresses.map((address) => ({
          value: address.address_id,
          label: address.name,
          hint: [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', '),
        }))}
      />
      <p className={styles.quiet}>
        Somewhere else? <Link to={hrefs.account('addresses')}>Add an address in your account</Link>.
      </p>
    </Form>
  )
}

/** The prize keeps what is written on the parcel, not which saved address that was. */
const isSame = (saved: Address, current: WonPrize['address']): boolean =>
  current !== null && (['name', 'line1', 'line2', 'postcode'] as const).every((part) => saved[part] === current[part])
