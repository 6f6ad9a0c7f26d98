import { addToCartForm } from '@nukkad/contracts/endpoints/cart/plain-cart'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import page from '../product.module.css'
import { choicesOf } from '../variants/variants.ts'

interface PlainAddProps {
  readonly product: ProductDetails
  readonly variant: Variant
  readonly asksSize: boolean
}

/** The target of the buy bar at the bottom of a phone's screen. */
export const plainAddId = 'add-form'

/** Adding to the cart without scripts: a form that leads to the cart and asks for the size if none is chosen. */
export function PlainAdd({ product, variant, asksSize }: PlainAddProps) {
  return (
    <noscript>
      <div id={plainAddId}>
        {product.options.some(({ is_require }) => is_require) ? (
          <p className={page.quiet}>Personalised products need JavaScript, which is off in this browser.</p>
        ) : asksSize || variant.isAvailable ? (
          <form method="post" action={`/api${addToCartForm.url}`} className={page.plainAdd}>
            <input type="hidden" name="back" value={hrefs.product(product.slug, variant.sku, asksSize)} />
            {asksSize ? <SizeField product={product} variant={variant} /> : <Chosen variant={variant} />}
            <Button type="submit" size={48} wide>
              Add to bag
            </Button>
          </form>
        ) : (
          <p className={page.quiet}>Switch JavaScript on to be notified when it is back.</p>
        )}
      </div>
    </noscript>
  )
}

const Chosen = ({ variant }: Pick<PlainAddProps, 'variant'>) => <input type="hidden" name="sku" value={variant.sku} />

const SizeField = ({ product, variant }: Omit<PlainAddProps, 'asksSize'>) => (
  <SelectField
    label="Size"
    name="sku"
    required
    defaultValue=""
    placeholder="Choose a size"
    options={choicesOf(product.variants, variant, 'size').map(({ label, sku, reason }) => ({
      value: sku,
      label: reason ? `${label}, ${reason}` : label,
      disabled: reason !== null,
    }))}
  />
)
