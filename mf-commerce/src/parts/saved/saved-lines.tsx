import type { SavedLine } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { VisuallyHidden, visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { cartTrouble } from '../cart/cart-trouble.ts'
import { optionWords } from '../line-options/option-words.ts'
import styles from './saved.module.css'
import type { Saved } from './use-saved.ts'

interface RemovedLine {
  readonly line: SavedLine
  /** its place in the list */
  readonly at: number
}

/** Products saved for later, below the cart and on the empty one; renders nothing if there are none. */
export default function SavedLines({ saved }: { readonly saved: Saved }) {
  const [message, setMessage] = useState<string | null>(null)
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const { lines, moveBack, forget, restore } = saved
  const { list, status, leaves } = useFocusAfterLeaving(lines)
  const onError = (error: Error) => setMessage(cartTrouble(error))
  const back = (id: string) => setRemoved((now) => now.filter(({ line }) => line.saved_id !== id))
  function move({ saved_id: id, name }: SavedLine) {
    leaves(id)
    moveBack.mutate(id, { onSuccess: (reason) => setMessage(reason ?? `${name} is in your bag.`), onError })
  }
  function remove(line: SavedLine) {
    const at = lines.indexOf(line)
    const onSuccess = () => {
      setMessage(null)
      setRemoved((now) => [...now.filter(({ line: { saved_id } }) => saved_id !== line.saved_id), { line, at }])
    }
    forget.mutate(line.saved_id, { onSuccess, onError })
  }
  const putBack = ({ saved_id: id }: SavedLine) => restore.mutate(id, { onSuccess: () => back(id), onError })
  const isBusy = (id: string) => [moveBack, forget].some((call) => call.isPending && call.variables === id)
  // A line that has been saved again is shown as a card again.
  const gone = removed.filter(({ line }) => !lines.some(({ saved_id }) => saved_id === line.saved_id))
  const rows: (SavedLine | RemovedLine)[] = [...lines]
  for (const one of [...gone].sort((a, b) => a.at - b.at)) rows.splice(one.at, 0, one)
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className={message ? styles.message : visuallyHidden}>
        {message}
      </p>
      {rows.length > 0 && (
        <Section title="Saved for later">
          <ul ref={list} className={styles.lines}>
            {rows.map((row) =>
              'at' in row ? (
                <RemovedCard key={row.line.saved_id} line={row.line} onPutBack={() => putBack(row.line)} />
              ) : (
                <SavedCard key={row.saved_id} line={row}>
                  <Button
                    variant="secondary"
                    size={40}
                    busy={isBusy(row.saved_id)}
                    disabled={!row.is_available}
                    onClick={() => move(row)}
                  >
                    Move to bag<VisuallyHidden> {row.name}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" size={40} onClick={() => remove(row)}>
                    Remove<VisuallyHidden> {row.name} from those saved</VisuallyHidden>
                  </Button>
                </SavedCard>
              ),
            )}
          </ul>
        </Section>
      )}
    </>
  )
}

interface RemovedCardProps {
  readonly line: SavedLine
  readonly onPutBack: () => void
}

/** The place of a removed line, like that of one removed from the cart: it can be put back while the page is open. */
function RemovedCard({ line, onPutBack }: RemovedCardProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its card.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={styles.removed}>
      <span role="status">{line.name} is no longer saved.</span>
      <Button ref={undo} variant="quiet" size={40} onClick={onPutBack}>
        Put it back<VisuallyHidden> {line.name}</VisuallyHidden>
      </Button>
    </li>
  )
}

/** The focus is lost with a card that is moved: it moves to the card that is now in its place, or to the message. */
function useFocusAfterLeaving(lines: readonly SavedLine[]) {
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null)
  useEffect(() => {
    const { current: left } = leaving
    if (!left || lines.some(({ saved_id: id }) => id === left.id)) return
    leaving.current = null
    if (document.activeElement !== document.body) return
    const cards = list.current?.querySelectorAll<HTMLElement>('h3 a') ?? []
    const next = cards[Math.min(left.at, cards.length - 1)] ?? status.current
    next?.focus()
  }, [lines])
  const leaves = (id: string) => {
    leaving.current = { id, at: lines.findIndex((line) => line.saved_id === id) }
  }
  return { list, status, leaves }
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
