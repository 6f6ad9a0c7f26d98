import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { Button } from '@nukkad/ui/button'
import { IconInfo } from '@nukkad/ui/icons'
import { useState } from 'react'
import type { CartActions } from '../use-cart-editor.ts'
import styles from './changes.module.css'

interface CartChangesProps {
  readonly lines: readonly CartLine[]
  readonly actions: CartActions
}

/**
 * Prices and quantities that changed while the cart was waiting. Announced when they arrive, and shown until
 * acknowledged.
 */
export function CartChanges({ lines, actions }: CartChangesProps) {
  const [isBusy, setBusy] = useState(false)
  const changed = lines.filter(({ change }) => change !== null)
  const canAccept = changed.some(({ is_available }) => is_available)

  async function accept() {
    setBusy(true)
    await actions.acceptChanges().catch(() => {})
    setBusy(false)
  }
  return (
    <div role="status" className={changed.length > 0 ? styles.changes : undefined}>
      {changed.length > 0 && (
        <>
          <IconInfo size={20} aria-hidden="true" />
          <div className={styles.words}>
            <strong>Since you last looked</strong>
            <ul className={styles.list}>
              {changed.map((line) => (
                <li key={line.item_id}>
                  {line.name}: {line.msg_title}
                </li>
              ))}
            </ul>
          </div>
          {canAccept && (
            <Button variant="quiet" size={40} busy={isBusy} onClick={() => void accept()}>
              All right
            </Button>
          )}
        </>
      )}
    </div>
  )
}
