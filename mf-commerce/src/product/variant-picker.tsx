import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/catalogue'
import { hrefs, Link } from '@nukkad/platform'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useId } from 'react'
import page from './product.module.css'
import { SizeGuideLink } from './size-guide-link.tsx'
import styles from './variants.module.css'
import { colourChoices, sizeChoices } from './variants.ts'

interface VariantPickerProps {
  readonly product: ProductDetails
  readonly variant: Variant
}

/** Colours and sizes as links: what is chosen stands in the address, so it can be shared and works without JavaScript. */
export function VariantPicker({ product, variant }: VariantPickerProps) {
  const id = useId()
  const colours = colourChoices(product.variants, variant)
  const sizes = sizeChoices(product.variants, variant)
  const linkTo = (sku: string) => ({ to: hrefs.product(product.slug, sku), replace: true, keepScroll: true })
  return (
    <>
      {colours.length > 0 && (
        <div>
          <p id={`${id}-colour`} className={page.label}>
            Colour: {variant.color}
          </p>
          <ul className={styles.colours} aria-labelledby={`${id}-colour`}>
            {colours.map((colour) => (
              <li key={colour.name}>
                <Link
                  {...linkTo(colour.sku)}
                  className={styles.colour}
                  style={{ background: colour.hex }}
                  aria-current={colour.isCurrent ? 'true' : undefined}
                  title={colour.name}
                >
                  <VisuallyHidden>
                    {colour.name}
                    {!colour.isAvailable && ', sold out'}
                  </VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sizes.length > 0 && (
        <div>
          <div className={styles.labelRow}>
            <p id={`${id}-size`} className={page.label}>
              {variant.size ? 'Size' : 'Weight'}
            </p>
            {product.sg_type && <SizeGuideLink type={product.sg_type} />}
          </div>
          <ul className={styles.sizes} aria-labelledby={`${id}-size`}>
            {sizes.map((size) => (
              <li key={size.sku}>
                <Link
                  {...linkTo(size.sku)}
                  className={styles.size}
                  data-sold-out={size.isAvailable ? undefined : ''}
                  aria-current={size.isCurrent ? 'true' : undefined}
                >
                  {size.label}
                  {!size.isAvailable && <VisuallyHidden>, sold out</VisuallyHidden>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
