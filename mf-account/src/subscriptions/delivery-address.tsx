import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from './subscriptions.module.css'
import type { Changing } from './use-change.ts'

interface AddressProps {
  readonly one: Subscription
  readonly changing: Changing
}

/** The delivery address of a subscription, and a choice among the user's other addresses. */
export function DeliveryAddress({ one, changing }: AddressProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useLostFocus<HTMLButtonElement>(isOpen)
  const heading = useLostFocus<HTMLHeadingElement>(isOpen)
  const { name, line1, line2, landmark, city, postcode } = one.address
  return (
    <section className={styles.part} aria-labelledby="where">
      <h2 ref={heading} id="where" tabIndex={-1}>
        Where to
      </h2>
      <address className={styles.address}>
        {name}
        <br />
        {[line1, line2, landmark].filter(Boolean).join(', ')}
        <br />
        {city} {postcode}
      </address>
      {one.can.move && !isOpen && (
        <div className={styles.actions}>
          <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
            Change the address
          </Button>
        </div>
      )}
      {isOpen && <Choice changing={changing} onDone={() => setOpen(false)} />}
    </section>
  )
}

function Choice({ changing, onDone }: { readonly changing: Changing; readonly onDone: () => void }) {
  const api = useApi()
  const [chosen, setChosen] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => (await api.call(listAddresses, {}, { signal })).data,
  })
  if (error) return <p role="alert">Your addresses did not load: {error.message}</p>
  if (!data) return <Skeleton lines={3} />
  const addressID = chosen ?? data[0]?.address_id
  const save = async () => {
    if (addressID) await changing.ask({ kind: 'move', addressID })
    onDone()
  }
  return (
    <>
      <RadioGroup
        label="Send it to"
        hint="A box already being packed still goes to the old address."
        value={addressID}
        onChange={setChosen}
        options={data.map((address) => ({
          value: address.address_id,
          label: address.name,
          hint: [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', '),
        }))}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onDone}>
          Leave it
        </Button>
        <Button busy={changing.pending === 'move'} onClick={() => void save()}>
          Use this address
        </Button>
      </div>
    </>
  )
}
