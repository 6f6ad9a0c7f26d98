import type { SearchInsight } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount, hrefs, Link, useCity } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import styles from './shop-search.module.css'

interface NothingFoundProps {
  readonly words: string
  readonly insight: SearchInsight | null
}

/** No product matches: what to try instead, and popular products. */
export function NothingFound({ words, insight }: NothingFoundProps) {
  const instead = insight?.instead
  const { slug } = useCity()
  return (
    <div className={styles.nothing}>
      <h2>No products found</h2>
      <p>
        {words ? `We found nothing for “${words}”. ` : ''}Fewer or simpler words often help: “kurta” finds more than
        “blue cotton kurta XL”. Hindi words do too: jhola, diya, jutti.
      </p>
      {words && (
        <p>
          Looking for a place, an event or something to read?{' '}
          <Link to={hrefs.postSearch(slug, words)}>Search all of Nukkad for “{words}”</Link>
        </p>
      )}
      {instead && instead.categories.length > 0 && (
        <>
          <p>Or browse a category:</p>
          <ul className={styles.categories}>
            {instead.categories.map(({ path, title, count }) => (
              <li key={path}>
                <Chip href={hrefs.category(path)} linkAs={Link}>
                  {title} <span className={styles.count}>{formatCount(count)}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      <ProductRail title="Bestsellers" products={instead?.bestSellers ?? []} />
    </div>
  )
}
