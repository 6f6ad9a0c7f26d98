import type { FacetValue } from '@nukkad/contracts/endpoints/catalogue'
import { formatCount } from '@nukkad/platform'
import styles from './filters.module.css'

interface FloorFilterProps {
  readonly title: string
  readonly name: string
  readonly floors: readonly FacetValue[]
  readonly labelOf: (floor: number) => string
  readonly chosen: number | null
  readonly onChange: (floor: number | null) => void
}

/** "At least this much": one of a few floors, or any. A floor that nothing reaches is not offered. */
export function FloorFilter({ title, name, floors, labelOf, chosen, onChange }: FloorFilterProps) {
  const offered = floors.filter(({ value, count }) => count > 0 || Number(value) === chosen)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <label className={styles.choice}>
        <input type="radio" name={name} value="" checked={chosen === null} onChange={() => onChange(null)} />
        <span>Any</span>
      </label>
      {offered.map(({ value, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === Number(value)}
            onChange={() => onChange(Number(value))}
          />
          <span>{labelOf(Number(value))}</span>
          <span className={styles.count}>{formatCount(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
