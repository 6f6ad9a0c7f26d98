import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import styles from './banner-block.module.css'
import type { BlockOf } from './block-list.tsx'

/** One thing to go on to, across the page. */
export function BannerBlock({ block }: { block: BlockOf<'banner'> }) {
  return (
    <section className={styles.banner}>
      <div>
        <h2 className={styles.title}>{block.title}</h2>
        <p className={styles.text}>{block.text}</p>
      </div>
      <ButtonLink href={block.url} linkAs={Link} className={styles.cta}>
        {block.cta}
      </ButtonLink>
    </section>
  )
}
