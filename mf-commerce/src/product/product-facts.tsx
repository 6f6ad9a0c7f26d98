import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { productNoteNames, productNotes } from '@nukkad/contracts/product-notes'
import { Prose } from '../parts/prose.tsx'
import styles from './facts.module.css'

const factsOf = (product: ProductDetails) => [
  ...product.attributes,
  ...[
    { label: 'Measured', value: product.size_information },
    { label: 'In the picture', value: product.model_size_information },
    ...productNoteNames.map((name) => ({ label: productNotes[name].label, value: product[name] })),
    { label: 'With it', value: product.redemption },
    { label: 'Returns', value: product.returns },
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
