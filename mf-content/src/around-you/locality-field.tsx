import type { Locality } from '@nukkad/contracts/endpoints/city/localities'
import { useId } from 'react'
import styles from './around-you.module.css'

interface LocalityFieldProps {
  readonly localities: readonly Pick<Locality, 'slug' | 'name'>[]
  /** its slug; '' for the whole city */
  readonly chosen: string
  readonly onChoose: (slug: string) => void
}

/** The neighbourhood to search from, or the whole city. */
export function LocalityField({ localities, chosen, onChoose }: LocalityFieldProps) {
  const id = useId()
  return (
    <div className={styles.locality}>
      <label htmlFor={id}>Neighbourhood</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Whole city</option>
        {localities.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
