import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import type { BlockOf } from './block-list.tsx'
import styles from './hero-block.module.css'

/** Words beside a scene. The first of a page holds its one h1 and its largest picture. */
export function HeroBlock({ block, isTop }: { block: BlockOf<'hero'>; isTop: boolean }) {
  const Heading = isTop ? 'h1' : 'h2'
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.kicker}>{block.kicker}</p>
        <Heading className={styles.title}>{block.title}</Heading>
        <p className={styles.text}>{block.text}</p>
        {block.cta && (
          <ButtonLink className={styles.cta} href={block.cta.url} linkAs={Link}>
            {block.cta.title}
          </ButtonLink>
        )}
      </div>
      <PictureView
        picture={block.image}
        width={720}
        sizes="(min-width: 800px) 52vw, 100vw"
        priority={isTop}
        className={styles.scene}
      />
    </section>
  )
}
