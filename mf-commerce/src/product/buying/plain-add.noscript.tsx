import { addToCartForm } from '@nukkad/contracts/endpoints/cart/plain-cart'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import page from '../product.module.css'
import { choicesOf } from '../variants/variants.ts'

export interface PlainAddProps {
  readonly product: ProductDetails
  readonly variant: Variant
  readonly asksSize: boolean
}

/** A form that leads to the cart and asks for the size if none is chosen. */
export default function PlainAddForm({ product, variant, asksSize }: PlainAddProps) {
  if (product.options.some(({ is_require }) => is_require)) {
    return <p className={page.quiet}>Personalised products need JavaScript, which is off in this browser.</p>
  }
  if (!asksSize && !variant.isAvailable) {
    return <p className={page.quiet}>Switch JavaScript on to be notified when it is back.</p>
  }
  return (
    <form method="post" action={`/api${addToCartForm.url}`} className={page.plainAdd}>
      <input type="hidden" name="back" value={hrefs.product(product.slug, variant.sku, asksSize)} />
      {asksSize ? <SizeField product={product} variant={variant} /> : <Chosen variant={variant} />}
      <Button type="submit" size={48} wide>
        Add to bag
      </Button>
    </form>
  )
}

const Chosen = ({ variant }: { readonly variant: Variant }) => <input type="hidden" name="sku" value={variant.sku} />

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
