import { type AddressInput, addAddress, changeAddress, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { useApi, useMutation, useNotify, useQuery, useQueryClient, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from '../account.module.css'
import { type Address, addressesQuery } from '../account.queries.ts'
import { AccountLayout, AccountRows } from '../account-layout.tsx'
import { AddressForm, inputOf } from './address-form.tsx'

export function AddressesScreen() {
  return (
    <AccountLayout title="Your addresses" reason="Sign in to see your addresses.">
      {(userId) => <Addresses userId={userId} />}
    </AccountLayout>
  )
}

/** Lists the delivery addresses, to add, edit and remove them. A removal can be undone while its notice is shown. */
function Addresses({ userId }: { readonly userId: string }) {
  const list = useQuery(addressesQuery(useApi(), userId))
  const [open, setOpen] = useState<Address | 'new'>()
  const { saving, removing } = useAddressChanges(open, () => setOpen(undefined))
  // True once the removed address is no longer listed.
  const isRemoved = removing.isSuccess
  const rows = useLostFocus<HTMLUListElement>(isRemoved)
  const form = useLostFocus<HTMLDivElement>(open)
  const opener = useLostFocus<HTMLButtonElement>(open ?? isRemoved)

  if (list.isPending) return <AccountRows />
  if (!list.data)
    return <LoadFailure what="Your addresses" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  if (open)
    return (
      <div ref={form} tabIndex={-1}>
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
      </div>
    )
  const add = (
    <Button ref={opener} variant="secondary" size={48} onClick={() => setOpen('new')}>
      Add an address
    </Button>
  )
  if (list.data.length === 0)
    return <EmptyState title="No address yet" text="Add the one you use most for a faster checkout." action={add} />
  return (
    <>
      <ul ref={rows} tabIndex={-1} className={styles.rows} aria-label="Your addresses">
        {list.data.map((one) => (
          <AddressRow
            key={one.address_id}
            address={one}
            isBusy={removing.isPending}
            onChange={() => setOpen(one)}
            onRemove={() => removing.mutate(one)}
          />
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}

/** Saves the address that is open, and removes addresses with an undo. */
function useAddressChanges(open: Address | 'new' | undefined, onSaved: () => void) {
  const api = useApi()
  const notify = useNotify()
  const track = useTrack()
  const client = useQueryClient()
  // The checkout caches its own list of addresses.
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('addresses') })

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
      onSaved()
      notify('Address saved.')
    },
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: async (gone: Address) =>
      void (await api.call(removeAddress, { query: { addressID: gone.address_id } })),
    onSuccess: (_, gone) => {
      track('ADDRESS_REMOVED')
      const putBack = async () => {
        await api.call(addAddress, { body: inputOf(gone) })
        track('ADDRESS_ADDED', { postcode: gone.postcode, state: gone.state })
        await refresh()
      }
      notify('Address removed.', { action: { label: 'Put it back', run: () => void putBack() } })
    },
    onError: () => notify('It could not be removed. Please try again.', { tone: 'error' }),
    onSettled: refresh,
  })
  return { saving, removing }
}

interface AddressRowProps {
  readonly address: Address
  readonly isBusy: boolean
  readonly onChange: () => void
  readonly onRemove: () => void
}

function AddressRow({ address, isBusy, onChange, onRemove }: AddressRowProps) {
  const { line1, line2, landmark, city, postcode, state } = address
  return (
    <li className={styles.row}>
      <address className={styles.address}>
        <strong>{address.name}</strong> {address.is_default && <Badge>Usual</Badge>}
        <span className={styles.soft}>
          {[line1, line2, landmark, `${city} ${postcode}`, state].filter(Boolean).join(', ')}
        </span>
        <span className={styles.soft}>+91 {address.phone}</span>
      </address>
      <span className={styles.actions}>
        <Button variant="quiet" size={40} aria-label={`Change ${line1}`} onClick={onChange}>
          Change
        </Button>
        <Button variant="quiet" size={40} aria-label={`Remove ${line1}`} disabled={isBusy} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  )
}
