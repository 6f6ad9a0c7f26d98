import { cityOf } from '@nukkad/contracts'
import type { ExperienceCard as Card } from '@nukkad/contracts/endpoints/city/experience-card'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './experiences.module.css'
import { priceInWords } from './price-words.ts'

/** An experience in a list, styled like an album page: picture, title, place and price. */
export function ExperienceCard({ card, isFirst = false }: { readonly card: Card; readonly isFirst?: boolean }) {
  const city = card.city && cityOf(card.city)?.name
  return (
    <article className={styles.card}>
      <PictureView
        picture={card.image}
        width={{ mobile: 360, desktop: 380 }}
        aspect={4 / 3}
        priority={isFirst}
        decorative
      />
      <div className={styles.cardWords}>
        <h3 className={styles.cardTitle}>
          <Link to={card.href} className={coveringLink}>
            {card.title}
          </Link>
        </h3>
        <p>{card.line}</p>
        <p className={styles.quiet}>{[card.area, city, card.when].filter(Boolean).join(' · ')}</p>
        <p className={styles.price}>{priceInWords(card)}</p>
      </div>
    </article>
  )
}
