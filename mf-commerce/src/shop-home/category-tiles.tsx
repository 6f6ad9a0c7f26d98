import { formatCount, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { RailArrows } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import { useRef } from 'react'
import styles from './shop-home.module.css'
import type { ShopHome } from './shop-home.types.ts'

/**
 * The shop's categories, each under its own arch, in a row that is swiped on touch screens and has arrows for a mouse.
 */
export function CategoryTiles({ categories }: Pick<ShopHome, 'categories'>) {
  const view = useRef<HTMLUListElement>(null)
  if (categories.length === 0) return null
  return (
    <Section title="Browse categories">
      <div className={styles.tileFrame}>
        <ul ref={view} className={styles.tiles}>
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
        <RailArrows view={view} label="Browse categories" />
      </div>
    </Section>
  )
}
