import { formatCount, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import styles from './shop-home.module.css'
import type { ShopHome } from './shop-home.types.ts'

/** The shelves of the shop, each under its own arch. */
export function CategoryTiles({ categories }: Pick<ShopHome, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <Section title="Along the shelves">
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.path}>
            <Link to={hrefs.category(category.path)} className={styles.tile}>
              <span className={styles.arch}>
                <PictureView picture={category.image} width={190} aspect={4 / 5} decorative />
              </span>
              <span className={styles.tileTitle}>{category.title}</span>
              <span className={styles.quiet}>{formatCount(category.count)} things</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
