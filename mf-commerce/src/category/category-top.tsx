import type { ProductList } from '@nukkad/contracts/endpoints/shop/catalogue'
import { hrefs, Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { PictureView } from '@nukkad/ui/picture-view'
import page from '../parts/listing/listing-page.module.css'

interface CategoryTopProps {
  readonly category: ProductList['category']
  readonly fallbackTitle: string
}

/** This many subcategories fit side by side on a phone. */
const seenFirst = 3

/** Breadcrumbs, the category's title, and links to its subcategories. */
export function CategoryTop({ category, fallbackTitle }: CategoryTopProps) {
  const title = category?.title ?? fallbackTitle
  const crumbs = (category?.breadcrumbs ?? []).filter((crumb) => crumb.path !== category?.path)
  return (
    <>
      <Breadcrumbs
        linkAs={Link}
        items={[
          { title: 'Shop', href: hrefs.shop() },
          ...crumbs.map((crumb) => ({ title: crumb.title, href: hrefs.category(crumb.path) })),
          { title },
        ]}
      />
      <div className={page.top}>
        <h1>{title}</h1>
        {category?.description && <p className={page.lead}>{category.description}</p>}
        {category && category.children.length > 0 && (
          <nav className={page.children} aria-label={`Kinds of ${title}`}>
            {category.children.map((child, at) => (
              <Link key={child.path} className={page.child} to={hrefs.category(child.path)}>
                <span className={page.childPicture}>
                  <PictureView
                    picture={{ ...child.image, alt: '' }}
                    width={48}
                    aspect={1 / 1}
                    priority={at < seenFirst}
                  />
                </span>
                <span>
                  {child.title} <span className={page.childCount}>{child.count}</span>
                </span>
              </Link>
            ))}
          </nav>
        )}
      </div>
    </>
  )
}
