import type { SingaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import { PictureView } from '@nukkad/ui/picture-view'
import { lengthInWords, priceInWords } from './price-words.ts'
import styles from './singapore.module.css'

interface SingaporeEntryProps {
  readonly one: SingaporeTourism['experiences'][number]
  readonly isLong: boolean
}

/** One thing to do in Singapore; the long form has the description and what the price includes. */
export function SingaporeEntry({ one, isLong }: SingaporeEntryProps) {
  return (
    <li id={one.id} className={styles.entry}>
      <PictureView
        picture={one.image}
        width={{ mobile: 360, desktop: 420 }}
        aspect={3 / 2}
        className={styles.picture}
      />
      <div>
        <h3 className={styles.entryTitle}>{one.title}</h3>
        <p className={styles.line}>{one.line}</p>
        <p className={styles.facts}>
          {[one.area, one.when, one.minutes && lengthInWords(one.minutes), priceInWords(one)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isLong && (
          <>
            {one.story.map((paragraph) => (
              <p key={paragraph} className={styles.story}>
                {paragraph}
              </p>
            ))}
            <ul className={styles.includes}>
              {one.includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}
