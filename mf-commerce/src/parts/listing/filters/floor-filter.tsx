import type { Facets, FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount } from '@nukkad/platform'
import type { Choice } from '../choice/choice.ts'
import { Check } from './check.tsx'
import styles from './filters.module.css'

interface FloorFiltersProps {
  readonly choice: Choice
  readonly facets: Facets
  readonly onChange: (part: Partial<Choice>) => void
}

/** Filters for the minimum discount and the minimum rating. */
export function FloorFilters({ choice, facets, onChange }: FloorFiltersProps) {
  return (
    <>
      <FloorFilter
        title="Discount"
        name="discount"
        floors={facets.discount}
        labelOf={(floor) => `${floor}% or more`}
        chosen={choice.discount}
        onChange={(discount) => onChange({ discount })}
      />
      <FloorFilter
        title="Rating"
        name="rating"
        floors={facets.rating}
        labelOf={(floor) => `${floor} stars and up`}
        chosen={choice.rating}
        onChange={(rating) => onChange({ rating })}
      />
    </>
  )
}

interface FloorFilterProps {
  readonly title: string
  readonly name: string
  readonly floors: readonly FacetValue[]
  readonly labelOf: (floor: number) => string
  readonly chosen: number | null
  readonly onChange: (floor: number | null) => void
}

/** "At least this much": one of a few minimums, or any. A minimum that no product reaches is not offered. */
function FloorFilter({ title, name, floors, labelOf, chosen, onChange }: FloorFilterProps) {
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
