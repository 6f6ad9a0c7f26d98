import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { Badge } from '@nukkad/ui/badge'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { AddressText } from '../parts/address/address-text.tsx'
import text from '../parts/text-button.module.css'
import styles from './address-book.module.css'
import { useAddressChanges } from './use-address-changes.ts'

interface AddressChoiceProps {
  readonly address: Address
  readonly isChosen: boolean
  /** takes the focus, because its form was just closed */
  readonly isLanding: boolean
  readonly onChoose: () => void
  readonly onChange: () => void
  readonly onRemoved: () => void
}

const kindNames: Readonly<Record<string, string>> = { home: 'Home', work: 'Work' }

/** One saved address: a radio with its text, and its actions. */
export function AddressChoice({ address, isChosen, isLanding, onChoose, onChange, onRemoved }: AddressChoiceProps) {
  const { remove, makeDefault } = useAddressChanges(onRemoved)
  const radio = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isLanding) radio.current?.focus()
  }, [isLanding])
  const error = remove.error?.message ?? makeDefault.error?.message
  return (
    <div className={styles.choice}>
      <label className={styles.radio}>
        <input
          ref={radio}
          type="radio"
          name="address"
          value={address.address_id}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={styles.choiceText}>
          <span className={styles.badges}>
            <Badge>{kindNames[address.kind] ?? 'Other'}</Badge>
            {address.is_default && <Badge tone="success">Usual</Badge>}
          </span>
          <AddressText address={address} />
        </span>
      </label>
      <div className={styles.choiceActions}>
        <button type="button" className={text.button} onClick={onChange}>
          Change<VisuallyHidden> the address of {address.name}</VisuallyHidden>
        </button>
        {!address.is_default && (
          <button
            type="button"
            className={text.button}
            aria-disabled={makeDefault.isPending}
            onClick={() => makeDefault.mutate(address)}
          >
            Set as default
          </button>
        )}
        <button
          type="button"
          className={text.button}
          aria-disabled={remove.isPending}
          onClick={() => remove.mutate(address.address_id)}
        >
          Remove<VisuallyHidden> the address of {address.name}</VisuallyHidden>
        </button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
