import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { Prose } from '../parts/prose.tsx'
import styles from './facts.module.css'

const factsOf = ({
  attributes,
  size_information,
  model_size_information,
  care,
  redemption,
  returns,
}: ProductDetails) => [
  ...attributes,
  ...[
    { label: 'Measured', value: size_information },
    { label: 'In the picture', value: model_size_information },
    { label: 'Care', value: care },
    { label: 'With it', value: redemption },
    { label: 'Returns', value: returns },
  ].filter(({ value }) => value),
]

/** The maker's description, materials and care instructions. */
export function ProductFacts({ product }: { readonly product: ProductDetails }) {
  return (
    <div className={styles.facts}>
      <section aria-labelledby="about">
        <h2 id="about">What it is</h2>
        <Prose className={styles.prose} html={product.description} />
      </section>
      <section aria-labelledby="details">
        <h2 id="details">Good to know</h2>
        <dl className={styles.attributes}>
          {factsOf(product).map(({ label, value }) => (
            <div key={`${label}: ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
