import type { BrandCard } from '@nukkad/contracts/endpoints/shop/brands'
import { hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { makesWords, moodWords, priceWords, whereFrom } from '../parts/brands/brand-words.ts'
import styles from './matchbox.module.css'

interface MatchboxProps {
  readonly brand: BrandCard
  /** The card is the page itself: its heading is an h1 and it has no link. */
  readonly isPage?: boolean
}

/** A brand as a matchbox label. */
export function Matchbox({ brand, isPage }: MatchboxProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <article className={styles.box} data-mood={brand.moods[0] ?? 'quiet'}>
      <div className={styles.label}>
        <p className={styles.number}>No. {brand.id}</p>
        <p className={styles.where}>{whereFrom(brand)}</p>
        <PictureView picture={brand.image} width={320} aspect={1} priority decorative className={styles.picture} />
        <Heading className={styles.name}>
          {isPage ? brand.name : <Link to={hrefs.generatedBrand(brand.id)}>{brand.name}</Link>}
        </Heading>
        <p className={styles.line}>{brand.line}</p>
        <p className={styles.makes}>{makesWords(brand)}</p>
        <ul className={styles.moods} aria-label="Moods">
          {brand.moods.map((mood) => (
            <li key={mood}>{moodWords[mood]}</li>
          ))}
          {brand.isWomenLed && <li>Led by women</li>}
        </ul>
      </div>
      <p className={styles.striker}>{priceWords[brand.price]}</p>
    </article>
  )
}
