import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { useEffect, useRef } from 'react'
import text from '../parts/text-button.module.css'
import styles from './address-book.module.css'
import { addressInput } from './address-input.ts'
import { useAddressChanges } from './use-address-changes.ts'

interface RemovedAddressProps {
  readonly address: Address
  readonly onBack: () => void
}

/** Lets the user restore the address that was just removed. */
export function RemovedAddress({ address, onBack }: RemovedAddressProps) {
  const { save } = useAddressChanges()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its address.
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={styles.removed}>
      <p role="status">
        {address.line1}, {address.city} is removed.
      </p>
      <button
        ref={undo}
        type="button"
        className={text.button}
        aria-disabled={save.isPending}
        onClick={() => save.mutate({ input: addressInput(address) }, { onSuccess: onBack })}
      >
        Put it back
      </button>
    </div>
  )
}
