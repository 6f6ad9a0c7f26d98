import type { FacetValue } from '@nukkad/contracts/endpoints/catalogue'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './filters.module.css'

interface SizeFilterProps {
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Sizes as small tiles, read at a glance. */
export function SizeFilter({ values, chosen, onToggle }: SizeFilterProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Size</legend>
      <div className={styles.tiles}>
        {values.map((facet) => (
          <label key={facet.value} className={styles.tile}>
            <input
              type="checkbox"
              name="size"
              value={facet.value}
              checked={chosen.includes(facet.value)}
              onChange={() => onToggle(facet.value)}
            />
            <span>
              {facet.label}
              <VisuallyHidden>, {facet.count} products</VisuallyHidden>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
