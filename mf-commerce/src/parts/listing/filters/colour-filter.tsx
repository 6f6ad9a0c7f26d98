import type { FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import { memo } from 'react'
import { isChosen } from '../choice/choice.ts'
import { FacetCheck } from './facet-check.tsx'
import styles from './filters.module.css'

interface ColourFilterProps {
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

const openCount = 10

/** Colours as swatches with their names, because too many people can't go by colour alone. */
export const ColourFilter = memo(function ColourFilter({ values, chosen, onToggle }: ColourFilterProps) {
  if (values.length === 0) return null
  const isOpen = (facet: FacetValue, at: number) => at < openCount || isChosen(chosen, facet.value)
  const folded = values.filter((facet, at) => !isOpen(facet, at))
  const swatch = (facet: FacetValue) => (
    <FacetCheck
      key={facet.value}
      className={styles.swatch}
      name="colour"
      facet={facet}
      chosen={chosen}
      onToggle={onToggle}
    >
      <span className={styles.dot} style={{ background: facet.hex }} aria-hidden="true" />
      <span>
        {facet.label} <span className={styles.count}>{facet.count}</span>
      </span>
    </FacetCheck>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colour</legend>
      <div className={styles.swatches}>{values.filter(isOpen).map(swatch)}</div>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{folded.length} more colours</summary>
          <div className={styles.swatches}>{folded.map(swatch)}</div>
        </details>
      )}
    </fieldset>
  )
})
