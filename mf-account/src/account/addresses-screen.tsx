import { type AddressInput, addAddress, changeAddress, removeAddress } from '@nukkad/contracts/endpoints/address'
import { useApi, useMutation, useNotify, useQuery, useQueryClient, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useState } from 'react'
import styles from './account.module.css'
import { type Address, addressesQuery } from './account.queries.ts'
import { AccountLayout, AccountRows } from './account-layout.tsx'
import { AddressForm, inputOf } from './address-form.tsx'

export function AddressesScreen() {
  return (
    <AccountLayout title="Your addresses" reason="Sign in to see where your parcels go.">
      {(userId) => <Addresses userId={userId} />}
    </AccountLayout>
  )
}

/** Where parcels go: to add, change and remove. A removed one can be put back for as long as its notice stands. */
function Addresses({ userId }: { readonly userId: string }) {
  const api = useApi()
  const notify = useNotify()
  const track = useTrack()
  const client = useQueryClient()
  const query = addressesQuery(api, userId)
  const list = useQuery(query)
  const [open, setOpen] = useState<Address | 'new'>()
  // The checkout keeps a list of its own.
  const changed = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('addresses') })

  const saving = useMutation({
    mutationFn: async (input: AddressInput) => {
      const id = typeof open === 'object' ? open.address_id : undefined
      await (id
        ? api.call(changeAddress, { body: { addressID: id, ...input } })
        : api.call(addAddress, { body: input }))
      return id
    },
    onSuccess: (id, { postcode, state }) => {
      track(id ? 'ADDRESS_CHANGED' : 'ADDRESS_ADDED', { postcode, state })
      setOpen(undefined)
      notify('Your address is kept.')
    },
    onSettled: changed,
  })
  const removing = useMutation({
    mutationFn: async (gone: Address) =>
      void (await api.call(removeAddress, { query: { addressID: gone.address_id } })),
    onSuccess: (_, gone) => {
      track('ADDRESS_REMOVED')
      const putBack = async () => {
        await api.call(addAddress, { body: inputOf(gone) })
        await changed()
      }
      notify('The address is removed.', { action: { label: 'Put it back', run: () => void putBack() } })
    },
    onError: () => notify('It could not be removed. Please try again.', { tone: 'error' }),
    onSettled: changed,
  })

  if (list.isPending) return <AccountRows />
  if (list.isError)
    return <LoadFailure what="Your addresses" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  if (open)
    return (
      <AddressForm
        key={open === 'new' ? 'new' : open.address_id}
        address={open === 'new' ? undefined : open}
        isBusy={saving.isPending}
        error={saving.error}
        onSave={(input) => saving.mutate(input)}
        onCancel={() => {
          saving.reset()
          setOpen(undefined)
        }}
      />
    )
  const add = (
    <Button variant="secondary" size={48} onClick={() => setOpen('new')}>
      Add an address
    </Button>
  )
  if (list.data.length === 0)
    return (
      <EmptyState
        title="No address yet"
        text="Add the one you order to most, and the checkout is quick."
        action={add}
      />
    )
  return (
    <>
      <ul className={styles.rows}>
        {list.data.map((one) => (
          <li key={one.address_id} className={styles.row}>
            <address className={styles.address}>
              <strong>{one.name}</strong> {one.is_default && <Badge>Usual</Badge>}
              <span className={styles.soft}>
                {[one.line1, one.line2, one.landmark, `${one.city} ${one.postcode}`, one.state]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span className={styles.soft}>+91 {one.phone}</span>
            </address>
            <span className={styles.actions}>
              <Button variant="quiet" size={40} aria-label={`Change ${one.line1}`} onClick={() => setOpen(one)}>
                Change
              </Button>
              <Button
                variant="quiet"
                size={40}
                aria-label={`Remove ${one.line1}`}
                disabled={removing.isPending}
                onClick={() => removing.mutate(one)}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}
