import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import type { HomePage } from '../home.queries.ts'
import styles from './hero.module.css'

/** The main story of the home page: text beside a picture of the city. */
export function Hero({ hero }: { hero: HomePage['hero'] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.kicker}>{hero.kicker}</p>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.text}>{hero.text}</p>
        <p className={styles.actions}>
          {hero.actions.map((action, at) => (
            <ButtonLink key={action.url} variant={at === 0 ? 'primary' : 'secondary'} linkAs={Link} href={action.url}>
              {action.title}
            </ButtonLink>
          ))}
        </p>
      </div>
      <PictureView
        picture={hero.image}
        width={720}
        sizes="(width >= 800px) 50vw, 100vw"
        priority
        className={styles.scene}
      />
    </section>
  )
}
