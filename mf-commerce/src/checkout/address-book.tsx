import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { Button } from '@nukkad/ui/button'
import { IconPlus } from '@nukkad/ui/icons'
import { Skeleton } from '@nukkad/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import styles from './address-book.module.css'
import { AddressChoice } from './address-choice.tsx'
import { RemovedAddress } from './removed-address.tsx'

const AddressForm = lazy(() => import('./address-form.tsx'))

interface AddressBookProps {
  readonly addresses: readonly Address[]
  readonly chosen: string | null
  readonly onChoose: (addressId: string) => void
  /** called when a form opens or closes; the next step has to wait while one is open */
  readonly onEditing: (isEditing: boolean) => void
}

type Editing = { readonly kind: 'none' } | { readonly kind: 'new' } | { readonly kind: 'change'; readonly id: string }

/** The saved addresses as a radio group, each editable and removable, and a form for a new one. */
export function AddressBook({ addresses, chosen, onChoose, onEditing }: AddressBookProps) {
  const [editing, setEditing] = useState<Editing>(addresses.length === 0 ? { kind: 'new' } : { kind: 'none' })
  // Closing a form removes the focused button; the focus moves to the address the form was about.
  const [landing, setLanding] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Address | null>(null)
  const isFormOpen = editing.kind !== 'none'
  function edit(next: Editing) {
    setEditing(next)
    onEditing(next.kind !== 'none')
  }
  function close(saved?: Address) {
    setLanding(saved?.address_id ?? (editing.kind === 'change' ? editing.id : 'add'))
    edit({ kind: 'none' })
    if (saved) onChoose(saved.address_id)
  }
  const form = (address?: Address) => (
    <Suspense fallback={<Skeleton kind="block" height="36rem" />}>
      <AddressForm address={address} onDone={close} canCancel={addresses.length > 0} />
    </Suspense>
  )
  return (
    <div className={styles.book}>
      {addresses.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>Your addresses</legend>
          {addresses.map((address) =>
            editing.kind === 'change' && editing.id === address.address_id ? (
              <div key={address.address_id} className={styles.formBox}>
                {form(address)}
              </div>
            ) : (
              <AddressChoice
                key={address.address_id}
                address={address}
                isChosen={address.address_id === chosen}
                isLanding={address.address_id === landing}
                onChoose={() => onChoose(address.address_id)}
                onChange={() => edit({ kind: 'change', id: address.address_id })}
                onRemoved={() => setRemoved(address)}
              />
            ),
          )}
        </fieldset>
      )}
      {removed && <RemovedAddress address={removed} onBack={() => setRemoved(null)} />}
      {editing.kind === 'new' && <div className={styles.formBox}>{form()}</div>}
      {!isFormOpen && (
        <Button
          variant="secondary"
          size={48}
          icon={<IconPlus size={18} />}
          autoFocus={landing === 'add'}
          onClick={() => edit({ kind: 'new' })}
        >
          Add an address
        </Button>
      )}
    </div>
  )
}
