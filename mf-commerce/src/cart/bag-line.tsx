import type { CartLine } from '@nukkad/contracts/endpoints/cart'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import styles from './cart.module.css'
import type { BagEditor } from './use-bag-editor.ts'

interface BagLineProps {
  readonly line: CartLine
  readonly editor: BagEditor
}

/** One product in the bag. What keeps it from being bought stands on the line itself. */
export function BagLine({ line, editor }: BagLineProps) {
  const qty = editor.qtyOf(line)
  const isTrouble = !line.is_available || !line.deliverable
  const details = [
    ...Object.entries(line.options).map(([name, value]) => `${name}: ${value}`),
    ...line.custom_options.map(({ title, optionValue }) => `${title}: ${optionValue}`),
  ]
  return (
    <li className={styles.line} data-trouble={isTrouble || undefined}>
      <Link to={hrefs.product(line.slug, line.sku)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PictureView picture={line.media_image} width={112} aspect={4 / 5} decorative />
      </Link>
      <div className={styles.words}>
        <p className={styles.maker}>{line.merchant.name}</p>
        <h2 className={styles.name}>
          <Link to={hrefs.product(line.slug, line.sku)}>{line.name}</Link>
        </h2>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        {line.msg_title && <p className={isTrouble ? styles.trouble : styles.note}>{line.msg_title}</p>}
        <div className={styles.controls}>
          {line.is_available && (
            <QuantityStepper
              label={`Quantity of ${line.name}`}
              value={qty}
              min={1}
              max={Math.max(line.max_qty, 1)}
              onChange={(wanted) => editor.setQty(line, wanted)}
            />
          )}
          <button type="button" className={styles.textButton} onClick={() => editor.remove(line)}>
            Remove<span className={styles.silent}> {line.name}</span>
          </button>
        </div>
        {line.is_available && qty >= line.max_qty && (
          <p className={styles.details}>That is all there is for one bag.</p>
        )}
      </div>
      <div className={styles.price}>
        <strong>{formatRupees(line.special_price * qty)}</strong>
        {line.og_price > line.special_price && <s>{formatRupees(line.og_price * qty)}</s>}
        {qty > 1 && <span>{formatRupees(line.special_price)} each</span>}
      </div>
    </li>
  )
}
