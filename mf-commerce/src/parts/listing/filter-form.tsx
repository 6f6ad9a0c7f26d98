import { Button } from '@nukkad/ui/button'
import { useId } from 'react'
import type { Choice } from './choice.ts'
import { toggled } from './choice.ts'
import { ColourFilter } from './colour-filter.tsx'
import { FacetList } from './facet-list.tsx'
import styles from './filters.module.css'
import { FloorFilter } from './floor-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { Listing } from './use-listing.ts'

interface FilterFormProps {
  readonly listing: Listing
  /** the address already says which category, so it is no choice */
  readonly hasFixedCategory: boolean
}

/**
 * What narrows a listing. A change counts at once; without JavaScript it is an ordinary form with a button, whose
 * answer is the same address.
 */
export function FilterForm({ listing, hasFixedCategory }: FilterFormProps) {
  const { choice, choose, facets, pathname } = listing
  const id = useId()
  const change = (part: Partial<Choice>) => choose({ ...choice, ...part, page: 1 })
  return (
    <form method="get" action={pathname} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {choice.q && <input type="hidden" name="q" value={choice.q} />}
      {choice.sort !== null && <input type="hidden" name="sort" value={choice.sort} />}
      {!hasFixedCategory && facets && (
        <FacetList
          title="Category"
          name="category"
          kind="radio"
          values={facets.category}
          chosen={choice.category ? [choice.category] : []}
          onToggle={(value) => change({ category: choice.category === value ? '' : value })}
        />
      )}
      <PriceFilter key={`${choice.minPrice}-${choice.maxPrice}`} choice={choice} facets={facets} onChange={change} />
      {facets && facets.colour.length > 0 && (
        <ColourFilter
          values={facets.colour}
          chosen={choice.colour}
          onToggle={(value) => choose(toggled(choice, 'colour', value))}
        />
      )}
      {facets && facets.size.length > 0 && (
        <SizeFilter
          values={facets.size}
          chosen={choice.size}
          onToggle={(value) => choose(toggled(choice, 'size', value))}
        />
      )}
      {facets && (
        <FacetList
          title="Maker"
          name="brand"
          kind="checkbox"
          values={facets.brand}
          chosen={choice.brand}
          onToggle={(value) => choose(toggled(choice, 'brand', value))}
        />
      )}
      <FloorFilter
        title="Discount"
        name="discount"
        floors={[10, 20, 30, 50]}
        labelOf={(floor) => `${floor}% or more`}
        chosen={choice.discount}
        onChange={(discount) => change({ discount })}
      />
      <FloorFilter
        title="Rating"
        name="rating"
        floors={[4, 3]}
        labelOf={(floor) => `${floor} stars and up`}
        chosen={choice.rating}
        onChange={(rating) => change({ rating })}
      />
      <label className={styles.choice} htmlFor={`${id}-stock`}>
        <input
          id={`${id}-stock`}
          type="checkbox"
          name="available"
          value="true"
          checked={choice.isInStock}
          onChange={(event) => change({ isInStock: event.target.checked })}
        />
        <span>Only what is in stock</span>
      </label>
      <noscript>
        <Button type="submit" size={48} wide>
          Show these
        </Button>
      </noscript>
    </form>
  )
}
