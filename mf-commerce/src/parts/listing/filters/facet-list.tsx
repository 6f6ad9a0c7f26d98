import type { FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount } from '@nukkad/platform'
import { memo } from 'react'
import { isChosen } from '../choice/choice.ts'
import { FacetCheck } from './facet-check.tsx'
import styles from './filters.module.css'

interface FacetListProps {
  readonly title: string
  readonly name: string
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** How many are shown unfolded; the rest is one tap away. */
const openCount = 6

/** Values of one filter with their counts; chosen ones are never folded away. */
export const FacetList = memo(function FacetList({ title, name, values, chosen, onToggle }: FacetListProps) {
  if (values.length === 0) return null
  const isOpen = (value: FacetValue, at: number) => at < openCount || isChosen(chosen, value.value)
  const open = values.filter(isOpen)
  const folded = values.filter((value, at) => !isOpen(value, at))
  const row = (facet: FacetValue) => (
    <FacetCheck
      key={facet.value}
      className={styles.choice}
      name={name}
      facet={facet}
      chosen={chosen}
      onToggle={onToggle}
    >
      <span>{facet.label}</span>
      <span className={styles.count}>{formatCount(facet.count)}</span>
    </FacetCheck>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {open.map(row)}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{folded.length} more</summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  )
})
