import type { CartLine } from '@nukkad/contracts/endpoints/cart'
import { useEffect, useRef } from 'react'
import styles from './cart.module.css'
import type { BagEditor } from './use-bag-editor.ts'

interface RemovedLineProps {
  readonly line: CartLine
  readonly editor: BagEditor
}

/** Where a line was: it can be put back for as long as the bag is open, with no clock running. */
export function RemovedLine({ line, editor }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line; focus goes to what undoes it.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={styles.removed}>
      <span role="status">{line.name} is out of your bag.</span>
      <button ref={undo} type="button" className={styles.textButton} onClick={() => void editor.putBack(line)}>
        Put it back
      </button>
    </li>
  )
}
