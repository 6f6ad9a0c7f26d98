import { useEffect, useRef } from 'react'
import page from '../cart.module.css'
import type { CartActions, GoneLine as Gone } from '../use-cart-editor.ts'
import styles from './line.module.css'

interface GoneLineProps {
  readonly gone: Gone
  readonly actions: CartActions
}

/** The place of a removed line: the removal can be undone for as long as the cart is open, without a time limit. */
export function GoneLine({ gone, actions }: GoneLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line, so focus moves to the undo button.
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
