import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { pictureOf } from '../../picture-of.ts'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './hero.module.css'

const widths = { beside: '52vw', over: '100vw', arch: '36vw', poster: '100vw' } as const

/**
 * A poster shows its picture as a band, an arch is taller than wide; the others keep the picture's own aspect ratio.
 */
const aspects = { beside: undefined, over: undefined, arch: 4 / 5, poster: 12 / 5 } as const

/** Text with a picture. The first hero of a page has its only h1 and its largest picture. */
function HeroView({ data, isFirst }: BlockViewProps<'hero'>) {
  const { layout, kicker, title, text, picture, cta } = data
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`${styles.hero} ${styles[layout]}`}>
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {cta && (
          <ButtonLink className={styles.cta} href={cta.url} linkAs={Link}>
            {cta.title}
          </ButtonLink>
        )}
      </div>
      <PictureView
        picture={pictureOf(picture)}
        width={720}
        sizes={`(width >= 800px) ${widths[layout]}, 100vw`}
        aspect={aspects[layout]}
        priority={isFirst}
        className={styles.scene}
      />
    </section>
  )
}

export const view: KindView<'hero'> = { v: 2, View: HeroView }
