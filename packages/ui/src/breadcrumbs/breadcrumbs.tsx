import { Anchor, type LinkAs } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** From the top level down to this page; the last has no href. */
  items: readonly { title: string; href?: string | undefined }[]
  linkAs?: LinkAs | undefined
  /** The accessible name, for a page with two of them. */
  label?: string
  className?: string
}

/** The path of links from the top level to this page. */
export function Breadcrumbs({ items, linkAs, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classes(styles.breadcrumbs, className)}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href ?? 'here'} className={styles.item}>
            {item.href === undefined ? (
              // The server may know the page's name better than the browser that hydrates it.
              <span aria-current="page" className={styles.here} suppressHydrationWarning>
                {item.title}
              </span>
            ) : (
              <Anchor href={item.href} linkAs={linkAs} className={styles.link}>
                {item.title}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
