import styles from './filters.module.css'

interface FloorFilterProps {
  readonly title: string
  readonly name: string
  readonly floors: readonly number[]
  readonly labelOf: (floor: number) => string
  readonly chosen: number | null
  readonly onChange: (floor: number | null) => void
}

/** "At least this much": one of a few floors, or any. */
export function FloorFilter({ title, name, floors, labelOf, chosen, onChange }: FloorFilterProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <label className={styles.choice}>
        <input type="radio" name={name} value="" checked={chosen === null} onChange={() => onChange(null)} />
        <span>Any</span>
      </label>
      {floors.map((floor) => (
        <label key={floor} className={styles.choice}>
          <input type="radio" name={name} value={floor} checked={chosen === floor} onChange={() => onChange(floor)} />
          <span>{labelOf(floor)}</span>
        </label>
      ))}
    </fieldset>
  )
}
