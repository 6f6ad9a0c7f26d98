import type { SavedLine } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { VisuallyHidden, visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useState } from 'react'
import { cartTrouble } from '../cart/cart-trouble.ts'
import { optionWords } from '../line-options/option-words.ts'
import styles from './saved.module.css'
import type { Saved } from './use-saved.ts'

/** Products saved for later, below the cart and on the empty one; renders nothing if there are none. */
export function SavedLines({ saved }: { readonly saved: Saved }) {
  const [message, setMessage] = useState<string | null>(null)
  const { lines, moveBack, forget } = saved
  const settled = {
    onSuccess: (reason?: string | null | undefined) => setMessage(reason ?? null),
    onError: (error: Error) => setMessage(cartTrouble(error)),
  }
  const isBusy = (id: string) => (moveBack.isPending && moveBack.variables === id) || forget.variables === id
  return (
    <>
      <p role="status" className={message ? styles.message : visuallyHidden}>
        {message}
      </p>
      {lines.length > 0 && (
        <Section title="Saved for later">
          <ul className={styles.lines}>
            {lines.map((line) => (
              <SavedCard key={line.saved_id} line={line}>
                <Button
                  variant="secondary"
                  size={40}
                  busy={isBusy(line.saved_id)}
                  disabled={!line.is_available}
                  onClick={() => moveBack.mutate(line.saved_id, settled)}
                >
                  Move to bag<VisuallyHidden> {line.name}</VisuallyHidden>
                </Button>
                <Button
                  variant="quiet"
                  size={40}
                  onClick={() => forget.mutate(line.saved_id, { onError: settled.onError })}
                >
                  Remove<VisuallyHidden> {line.name} from those saved</VisuallyHidden>
                </Button>
              </SavedCard>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function SavedCard({ line, children }: { readonly line: SavedLine; readonly children: React.ReactNode }) {
  const details = optionWords(line)
  return (
    <li className={styles.card} data-gone={!line.is_available || undefined}>
      <Link to={hrefs.product(line.slug, line.sku)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PictureView picture={line.media_image} width={96} aspect={4 / 5} decorative />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={hrefs.product(line.slug, line.sku)}>{line.name}</Link>
        </h3>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        <p className={styles.price}>
          {line.qty > 1 && `${line.qty} × `}
          <strong>{formatRupees(line.special_price)}</strong>
          {line.og_price > line.special_price && <s>{formatRupees(line.og_price)}</s>}
        </p>
        {line.msg_title && <p className={styles.trouble}>{line.msg_title}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </li>
  )
}
