import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, Link, useTrack } from '@nukkad/platform'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { lazy, useId } from 'react'
import { DialogButton } from '../../parts/dialog-button.tsx'
import { sizeChooser } from '../buying/use-buying.ts'
import page from '../product.module.css'
import styles from './variants.module.css'
import { choicesOf } from './variants.ts'

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'))

interface VariantPickerProps {
  readonly product: ProductDetails
  readonly variant: Variant
  /** whether no size is chosen yet */
  readonly asksSize: boolean
}

const rows = [
  { axis: 'color', title: 'Colour' },
  { axis: 'size', title: 'Size' },
  { axis: 'weight', title: 'Weight' },
] as const

/** Colour, size and weight as links: the choice is in the URL, so it can be shared and works without JavaScript. */
export function VariantPicker({ product, variant, asksSize }: VariantPickerProps) {
  const id = useId()
  const track = useTrack()
  return rows.map(({ axis, title }) => {
    const choices = choicesOf(product.variants, variant, axis)
    if (choices.length === 0) return null
    const isColour = axis === 'color'
    const isAsked = axis === 'size' && asksSize
    return (
      <div key={axis} id={axis === 'size' ? sizeChooser : undefined}>
        <div className={styles.labelRow}>
          <p id={id + axis} className={page.label}>
            {title}
            {isColour && `: ${variant.color}`}
            {isAsked && ': choose yours'}
          </p>
          {axis === 'size' && product.sg_type && (
            <DialogButton label="Size guide" of={product.sg_type} dialog={SizeGuideDialog} />
          )}
        </div>
        <ul className={isColour ? styles.colours : styles.sizes} aria-labelledby={id + axis}>
          {choices.map(({ label, hex, sku, isCurrent, reason }) => (
            <li key={label}>
              <Link
                to={hrefs.product(product.slug, sku, isColour && asksSize)}
                replace
                keepScroll
                className={isColour ? styles.colour : styles.size}
                style={isColour ? { background: hex ?? undefined } : undefined}
                data-reason={reason ?? undefined}
                aria-current={isCurrent && !isAsked ? 'true' : undefined}
                onClick={() => track('PRODUCT_VARIANT_CHOSEN', { slug: product.slug, sku, by: axis })}
                title={reason ? `${label}, ${reason}` : label}
              >
                {isColour ? <VisuallyHidden>{label}</VisuallyHidden> : label}
                {reason && <VisuallyHidden>, {reason}</VisuallyHidden>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
