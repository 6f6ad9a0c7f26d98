import { mostSizes, type OwnVariant } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { Section } from '@nukkad/ui/section'
import { withQuery } from '../../parts/back-office/page-of.ts'
import { NewSizeForm } from './new-size-form.tsx'
import styles from './sizes.module.css'
import { nameOf, type OwnSizesProps, useOwnSizes } from './use-own-sizes.ts'

/** The sizes of a product: each can be taken off sale and back, and another one can be added. */
export function OwnSizes({ product, onChange }: OwnSizesProps) {
  const { adding, offering } = useOwnSizes({ product, onChange })
  const { variants } = product
  const named = variants.filter((one) => nameOf(one) !== '')
  const isByWeight = variants.some(({ options }) => options.Weight)
  const isUnsized = named.length > 0 && !variants.some(({ options }) => options.Size)
  return (
    <Section title={isUnsized ? 'Variants' : 'Sizes'} className={styles.sizes}>
      {named.length > 0 && (
        <ul className={styles.list}>
          {named.map((variant) => (
            <Size
              key={variant.sku}
              variant={variant}
              isBusy={offering.isPending && offering.variables.sku === variant.sku}
              error={offering.variables?.sku === variant.sku ? offering.error?.message : undefined}
              onToggle={() => offering.mutate(variant)}
            />
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        Pieces and prices are changed in{' '}
        <Link to={withQuery(hrefs.merchantProducts(), { q: product.title })} className={styles.link}>
          the list of your products
        </Link>
        .
      </p>
      {isByWeight ? (
        <p className={styles.quiet}>Sizes can’t be added to a product that comes in several weights.</p>
      ) : (
        variants.length < mostSizes * product.galleries.length && (
          <>
            <h3 className={styles.title}>Add a size</h3>
            <NewSizeForm product={product} adding={adding} />
          </>
        )
      )}
    </Section>
  )
}

interface SizeProps {
  readonly variant: OwnVariant
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly onToggle: () => void
}

function Size({ variant, isBusy, error, onToggle }: SizeProps) {
  const { stock, price, is_offered: isOffered } = variant
  const name = nameOf(variant)
  return (
    <li className={styles.size}>
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {formatRupees(price)} · {stock === 1 ? '1 piece' : `${stock} pieces`}
        </span>
        {!isOffered && <Badge>Not on sale</Badge>}
      </p>
      <Button variant="secondary" size={48} busy={isBusy} onClick={onToggle} aria-label={`${actOf(isOffered)} ${name}`}>
        {actOf(isOffered)}
      </Button>
      <p role="alert" className={styles.alert}>
        {error}
      </p>
    </li>
  )
}

const actOf = (isOffered: boolean) => (isOffered ? 'Stop selling' : 'Sell again')
