import type { FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { memo } from 'react'
import { FacetCheck } from './facet-check.tsx'
import styles from './filters.module.css'

interface SizeFilterProps {
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Sizes as small tiles, readable at a glance. */
export const SizeFilter = memo(function SizeFilter({ values, chosen, onToggle }: SizeFilterProps) {
  if (values.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Size</legend>
      <div className={styles.tiles}>
        {values.map((facet) => (
          <FacetCheck
            key={facet.value}
            className={styles.tile}
            name="size"
            facet={facet}
            chosen={chosen}
            onToggle={onToggle}
          >
            <span>
              {facet.label} <span className={styles.tileCount}>{facet.count}</span>
              <VisuallyHidden> products</VisuallyHidden>
            </span>
          </FacetCheck>
        ))}
      </div>
    </fieldset>
  )
})
