import { Link, useApi, useQuery } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { Drawer } from '@nukkad/ui/drawer'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useShownCity } from '../../parts/shown-city.ts'
import { useCloseOnPage } from '../../parts/use-close-on-page.ts'
import { categoriesIn, menuQuery } from '../header.queries.ts'
import styles from './category-drawer.module.css'

interface CategoryDrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** All of the shop's categories by section, on a phone. */
export function CategoryDrawer({ isOpen, onOpenChange }: CategoryDrawerProps) {
  const { slug } = useShownCity()
  const { data, isError } = useQuery(menuQuery(useApi(), slug))
  const closeOnLink = useCloseOnPage(onOpenChange)
  return (
    <Drawer side="bottom" isOpen={isOpen} onOpenChange={onOpenChange} title="All categories">
      {isError && <p>The categories did not load. Close this and try again in a moment.</p>}
      {!data && !isError && <Skeleton lines={10} height="2.5rem" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <div onClick={closeOnLink}>
        {data &&
          categoriesIn(data.mobile).map((section) => (
            <section key={section.url} className={styles.section}>
              <h3 className={styles.title}>
                <Link to={section.url} className={styles.link}>
                  {section.title}
                  {section.label && <span className={styles.label}>{section.label}</span>}
                </Link>
              </h3>
              <ul className={styles.categories}>
                {section.children.map((category) => (
                  <li key={category.url}>
                    <Chip href={category.url} linkAs={Link}>
                      {category.title}
                    </Chip>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Drawer>
  )
}
