import { useEffect, useRef } from 'react'
import page from '../cart.module.css'
import type { CartActions, GoneLine as Gone } from '../use-cart-editor.ts'
import styles from './line.module.css'

interface GoneLineProps {
  readonly gone: Gone
  readonly actions: CartActions
}

/** Where a line was: it can be put back for as long as the cart is open, with no clock running. */
export function GoneLine({ gone, actions }: GoneLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line; focus goes to what undoes it.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={styles.gone}>
      <span role="status">
        {gone.line.name} is {gone.savedId ? 'saved for later' : 'out of your bag'}.
      </span>
      <button ref={undo} type="button" className={page.textButton} onClick={() => void actions.putBack(gone)}>
        Put it back
      </button>
    </li>
  )
}
