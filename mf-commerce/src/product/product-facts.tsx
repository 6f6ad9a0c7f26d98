import type { ProductDetails } from '@nukkad/contracts/endpoints/product'
import { Prose } from '../parts/prose.tsx'
import styles from './facts.module.css'

/** The words of the maker, what it is made of and how to keep it. */
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
          {product.attributes.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {product.care && (
            <div>
              <dt>Care</dt>
              <dd>{product.care}</dd>
            </div>
          )}
          <div>
            <dt>Returns</dt>
            <dd>{product.returns}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
