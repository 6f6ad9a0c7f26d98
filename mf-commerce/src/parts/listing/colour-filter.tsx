import type { FacetValue } from '@nukkad/contracts/endpoints/catalogue'
import styles from './filters.module.css'

interface ColourFilterProps {
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Colours as swatches with their names, for colour alone tells too few people enough. */
export function ColourFilter({ values, chosen, onToggle }: ColourFilterProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colour</legend>
      <div className={styles.swatches}>
        {values.map((facet) => (
          <label key={facet.value} className={styles.swatch}>
            <input
              type="checkbox"
              name="colour"
              value={facet.value}
              checked={chosen.includes(facet.value)}
              onChange={() => onToggle(facet.value)}
            />
            <span className={styles.dot} style={{ background: facet.hex }} aria-hidden="true" />
            <span>
              {facet.label} <span className={styles.count}>{facet.count}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
