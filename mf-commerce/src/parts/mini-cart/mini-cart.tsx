import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees, hrefs, Link, useApi, useCity, useNotify, useQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconCheck, IconClose } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import { useId, useRef } from 'react'
import { cartQuery } from '../cart/cart.queries.ts'
import { optionWords } from '../line-options/option-words.ts'
import styles from './mini-cart.module.css'
import { useMiniCartLine } from './use-mini-cart-line.ts'
import { usePassingPanel } from './use-passing-panel.ts'

export interface MiniCartProps {
  readonly cartId: string
  /** the line that was just added to */
  readonly itemId: string
  readonly onClose: () => void
}

/** The cart was fetched just before the panel opens, so it is not refetched for this long, in milliseconds. */
const freshFor = 30_000

/** On a wide screen: the product just added to the cart, with an undo button and a link to the whole cart. */
export default function MiniCart({ cartId, itemId, onClose }: MiniCartProps) {
  const { pincode } = useCity()
  const { data: cart } = useQuery({ ...cartQuery(useApi(), cartId, pincode), staleTime: freshFor })
  const line = cart?.items.find(({ item_id }) => item_id === itemId)
  return cart && line ? <Panel cart={cart} line={line} onClose={onClose} /> : null
}

interface PanelProps extends Pick<MiniCartProps, 'onClose'> {
  readonly cart: Cart
  readonly line: CartLine
}

function Panel({ cart, line, onClose }: PanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const notify = useNotify()
  usePassingPanel(panel, onClose)
  const { qty, setQty, undo, refusal } = useMiniCartLine(cart, line)

  async function takeBack() {
    onClose()
    const problem = await undo()
    notify(problem ?? 'Removed from your bag.', { tone: problem ? 'error' : 'success' })
  }
  return (
    <aside ref={panel} tabIndex={-1} role="dialog" aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <IconCheck size={20} aria-hidden="true" /> Added to your bag
        </h2>
        <IconButton label="Close" icon={<IconClose size={18} aria-hidden="true" />} size={40} onClick={onClose} />
      </div>
      <div className={styles.line}>
        <PictureView picture={line.media_image} width={96} aspect={4 / 5} decorative className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.name}>{line.name}</p>
          <p className={styles.quiet}>{optionWords(line).join(' · ')}</p>
          <p className={styles.price}>{formatRupees(line.special_price * qty)}</p>
          <div className={styles.change}>
            <QuantityStepper
              label={`Quantity of ${line.name}`}
              value={qty}
              max={Math.max(line.max_qty, 1)}
              onChange={setQty}
            />
            <button type="button" className={styles.undo} onClick={() => void takeBack()}>
              Undo
            </button>
          </div>
        </div>
      </div>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <p className={styles.total}>
        <span>
          Your bag, {cart.item_count} {cart.item_count === 1 ? 'piece' : 'pieces'}
        </span>
        <strong>{formatRupees(cart.totals.sub_total)}</strong>
      </p>
      <ButtonLink href={hrefs.cart(cart.id)} linkAs={Link} size={48} wide>
        Go to your bag
      </ButtonLink>
    </aside>
  )
}
