import { cities } from '@nukkad/contracts'
import { asSentence } from '@nukkad/contracts/as-sentence'
import { Chip } from '@nukkad/ui/chip'
import styles from '../editor.module.css'

interface CitiesFieldProps {
  /** empty: everywhere */
  readonly value: readonly string[]
  readonly error?: string | undefined
  readonly onChange: (cities: string[]) => void
}

/** Where something is shown: everywhere, or only in some cities. */
export function CitiesField({ value, error, onChange }: CitiesFieldProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.quiet}>{value.length === 0 ? 'Everywhere.' : 'Only in these cities.'}</p>
      <div className={styles.chips}>
        {cities.map(({ slug, name }) => (
          <Chip
            key={slug}
            isSelected={value.includes(slug)}
            onClick={() => onChange(value.includes(slug) ? value.filter((one) => one !== slug) : [...value, slug])}
          >
            {name}
          </Chip>
        ))}
      </div>
      <p role="alert" className={styles.alert}>
        {asSentence(error)}
      </p>
    </div>
  )
}
