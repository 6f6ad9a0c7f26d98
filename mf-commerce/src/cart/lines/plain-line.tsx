import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { changeLineForm } from '@nukkad/contracts/endpoints/cart/plain-cart'
import { formatRupees, hrefs } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import { SelectField } from '@nukkad/ui/select-field'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import type { ReactNode } from 'react'
import { optionWords } from '../../parts/line-options/option-words.ts'
import page from '../cart.module.css'
import styles from './line.module.css'

/** The longest list of quantities that is still easy to read. */
const mostChoices = 20

/** A line of the cart, with a form for its quantity and one for removing it. */
export function PlainLine({ line }: { readonly line: CartLine }) {
  const isTrouble = !line.is_available || !line.deliverable
  const most = Math.max(line.qty, Math.min(line.max_qty, mostChoices))
  return (
    <li className={styles.line} data-trouble={isTrouble || undefined}>
      <PictureView picture={line.media_image} width={112} aspect={4 / 5} decorative className={styles.picture} />
      <div className={styles.words}>
        <Kicker>{line.merchant.name}</Kicker>
        <h2 className={styles.name}>
          <a href={hrefs.product(line.slug, line.sku)}>{line.name}</a>
        </h2>
        <p className={styles.details}>{optionWords(line).join(' · ')}</p>
        {line.msg_title && <p className={isTrouble ? page.trouble : styles.note}>{line.msg_title}</p>}
        {line.is_available && (
          <LineForm line={line}>
            <SelectField
              label="Quantity"
              name="qty"
              size40
              defaultValue={String(line.qty)}
              options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            />
            <Button type="submit" variant="secondary" size={40}>
              Change<VisuallyHidden> the quantity of {line.name}</VisuallyHidden>
            </Button>
          </LineForm>
        )}
        <LineForm line={line}>
          <input type="hidden" name="qty" value="0" />
          <button type="submit" className={page.textButton}>
            Remove<VisuallyHidden> {line.name}</VisuallyHidden>
          </button>
        </LineForm>
      </div>
      <div className={styles.price}>
        <strong>{formatRupees(line.special_price * line.qty)}</strong>
        {line.qty > 1 && <span>{formatRupees(line.special_price)} each</span>}
      </div>
    </li>
  )
}

const LineForm = ({ line, children }: { readonly line: CartLine; readonly children: ReactNode }) => (
  <form method="post" action={`/api${changeLineForm.url}`} className={styles.plainForm}>
    <input type="hidden" name="itemId" value={line.item_id} />
    <input type="hidden" name="sku" value={line.sku} />
    {children}
  </form>
)
