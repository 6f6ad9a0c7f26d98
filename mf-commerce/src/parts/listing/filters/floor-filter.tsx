import type { FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount } from '@nukkad/platform'
import { Check } from './check.tsx'
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
      <Check
        className={styles.choice}
        type="radio"
        name={name}
        value=""
        isOn={chosen === null}
        onChange={() => onChange(null)}
      >
        <span>Any</span>
      </Check>
      {offered.map(({ value, count }) => (
        <Check
          key={value}
          className={styles.choice}
          type="radio"
          name={name}
          value={value}
          isOn={chosen === Number(value)}
          onChange={() => onChange(Number(value))}
        >
          <span>{labelOf(Number(value))}</span>
          <span className={styles.count}>{formatCount(count)}</span>
        </Check>
      ))}
    </fieldset>
  )
}
