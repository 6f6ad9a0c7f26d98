import type { BrandCard } from '@nukkad/contracts/endpoints/shop/brands'
import { hrefs, Link } from '@nukkad/platform'
import { makesWords } from '../parts/brands/brand-words.ts'
import styles from './brands-by-letter.module.css'

function letterOf(name: string): string {
  const first = name.normalize('NFD').slice(0, 1).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** Brands grouped by first letter, one per line. */
export function BrandsByLetter({ brands }: { readonly brands: readonly BrandCard[] }) {
  const letters = new Map<string, BrandCard[]>()
  for (const brand of brands) {
    const letter = letterOf(brand.name)
    letters.set(letter, [...(letters.get(letter) ?? []), brand])
  }
  return [...letters].map(([letter, own]) => (
    <section key={letter} className={styles.letter} aria-labelledby={`brands-${letter}`}>
      <h2 id={`brands-${letter}`}>{letter}</h2>
      <ul className={styles.list}>
        {own.map((brand) => (
          <li key={brand.id} className={styles.brand}>
            <p className={styles.line}>
              <Link to={hrefs.merchant(brand.slug)} className={styles.name}>
                {brand.name}
              </Link>
              <span className={styles.dots} aria-hidden="true" />
              <span className={styles.place}>
                {brand.locality}, {brand.city.name}
              </span>
            </p>
            <p className={styles.what}>
              {brand.line}. {brand.isWomenLed && <em>Led by {brand.maker}.</em>}{' '}
              <span className={styles.makes}>{makesWords(brand)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
