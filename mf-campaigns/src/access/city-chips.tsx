import { cities } from '@nukkad/contracts'
import { Chip } from '@nukkad/ui/chip'
import styles from './access.module.css'

/** The city whose offers are shown. It asks for one if none is chosen. */
export function CityChips({ city, onChoose }: { readonly city: string; readonly onChoose: (slug: string) => void }) {
  const isOpen = city === 'all'
  return (
    <section className={isOpen ? styles.ask : styles.cities} aria-labelledby="access-city">
      <h2 id="access-city" className={isOpen ? styles.askTitle : styles.label}>
        {isOpen ? 'Which city are you in?' : 'Offers in'}
      </h2>
      <ul className={styles.chips}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <Chip isSelected={slug === city} onClick={() => onChoose(slug)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
