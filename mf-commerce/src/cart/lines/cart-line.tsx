import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { formatLongDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { memo, startTransition, useOptimistic } from 'react'
import { optionWords } from '../../parts/line-options/option-words.ts'
import { OwnPictures } from '../../parts/line-options/own-pictures.tsx'
import page from '../cart.module.css'
import type { CartActions } from '../use-cart-editor.ts'
import styles from './line.module.css'

interface CartLineRowProps {
  readonly line: CartLine
  /** the quantity in the stepper: that of the last tap, sent or not */
  readonly qty: number
  readonly actions: CartActions
}

/**
 * One product in the cart. Its delivery date, or the reason why it can't be bought, is shown on the line itself. A tap
 * on one line re-renders no other.
 */
export const CartLineRow = memo(function CartLineRow({ line, qty, actions }: CartLineRowProps) {
  // The number updates with the tap; the bill and the rest of the cart follow.
  const [shown, show] = useOptimistic(qty)
  const isTrouble = !line.is_available || !line.deliverable
  const details = optionWords(line)
  return (
    <li className={styles.line} data-trouble={isTrouble || undefined}>
      <Link to={hrefs.product(line.slug, line.sku)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PictureView picture={line.media_image} width={112} aspect={4 / 5} decorative />
      </Link>
      <div className={styles.words}>
        <Kicker>{line.merchant.name}</Kicker>
        <h2 className={styles.name}>
          <Link to={hrefs.product(line.slug, line.sku)}>{line.name}</Link>
        </h2>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        <OwnPictures line={line} />
        {line.msg_title && <p className={isTrouble ? page.trouble : styles.note}>{line.msg_title}</p>}
        {line.deliver_by && !isTrouble && <p className={styles.promise}>Arrives by {formatLongDay(line.deliver_by)}</p>}
        {line.is_available && (
          <QuantityStepper
            label={`Quantity of ${line.name}`}
            value={shown}
            min={1}
            max={Math.max(line.max_qty, 1)}
            onChange={(wanted) =>
              startTransition(() => {
                show(wanted)
                actions.setQty(line, wanted)
              })
            }
          />
        )}
        {line.is_available && shown >= line.max_qty && line.change !== 'fewer' && (
          <p className={styles.details}>
            {line.stock_left ? `Only ${line.stock_left} left.` : 'That is the maximum for one bag.'}
          </p>
        )}
        <div className={styles.controls}>
          {isSoldOutSize(line) && (
            <Link to={hrefs.product(line.slug)} className={styles.sizes}>
              Choose another size<VisuallyHidden> of {line.name}</VisuallyHidden>
            </Link>
          )}
          <button type="button" className={page.textButton} onClick={() => void actions.saveForLater(line)}>
            Save for later<VisuallyHidden> {line.name}</VisuallyHidden>
          </button>
          <button type="button" className={page.textButton} onClick={() => actions.remove(line)}>
            Remove<VisuallyHidden> {line.name}</VisuallyHidden>
          </button>
        </div>
      </div>
      <div className={styles.price}>
        <strong>{formatRupees(line.special_price * shown)}</strong>
        {line.og_price > line.special_price && <s>{formatRupees(line.og_price * shown)}</s>}
        {shown > 1 && <span>{formatRupees(line.special_price)} each</span>}
      </div>
    </li>
  )
})

/** The product itself is still sold, so another of its sizes may be left. */
const isSoldOutSize = ({ is_available, change, options }: CartLine) =>
  !is_available && change !== 'not_sold' && Boolean(options.Size)
