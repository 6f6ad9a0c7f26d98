import { byDetailFilter, detailFilterNames, detailFilters } from '@nukkad/contracts/detail-filters'
import { Button } from '@nukkad/ui/button'
import { startTransition, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { type Choice, type ListName, toggled } from '../choice/choice.ts'
import type { Listing } from '../use-listing.ts'
import { ColourFilter } from './colour-filter.tsx'
import { FacetList } from './facet-list.tsx'
import styles from './filters.module.css'
import { FloorFilters } from './floor-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { PromiseFilter } from './promise-filter.tsx'
import { SizeFilter } from './size-filter.tsx'

/**
 * The filters of a listing. A change takes effect at once; without JavaScript it is an ordinary form with a button that
 * leads to the same URL.
 */
export function FilterForm({ listing }: { readonly listing: Listing }) {
  const { facets, latest, pathname, scope } = listing
  // The tapped form shows the change at once; other parts that depend on the choice, here and beside the list, follow.
  const [choice, show] = useOptimistic(listing.choice)
  const choose = (wanted: Choice, isGoingOn?: boolean) => {
    startTransition(() => {
      show(wanted)
      listing.choose(wanted, isGoingOn)
    })
  }
  const choosing = useRef(choose)
  useLayoutEffect(() => {
    choosing.current = choose
  })
  // Stable callbacks, so that a tap on a colour does not re-render sizes and makers.
  const toggles = useMemo(() => {
    const toggle = (name: ListName) => (value: string) => choosing.current(toggled(latest(), name, value))
    return {
      category: toggle('category'),
      brand: toggle('brand'),
      colour: toggle('colour'),
      size: toggle('size'),
      ...byDetailFilter(toggle),
    }
  }, [])
  if (!facets) return <div className={styles.waiting} />
  const change = (part: Partial<Choice>, isGoingOn?: boolean) => choose({ ...latest(), ...part, page: 1 }, isGoingOn)
  // A single category or maker leaves nothing to choose from.
  const isOffered = (name: ListName, least = 1) => (facets[name]?.length ?? 0) > least || choice[name].length > 0
  return (
    <form method="get" action={pathname} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {choice.q && <input type="hidden" name="q" value={choice.q} />}
      {choice.sort !== null && <input type="hidden" name="sort" value={choice.sort} />}
      {isOffered('category') && (
        <FacetList
          title="Category"
          name="category"
          values={facets.category}
          chosen={choice.category}
          onToggle={toggles.category}
        />
      )}
      <PriceFilter choice={choice} price={facets.price} onChange={change} />
      <PromiseFilter choice={choice} facets={facets} onChange={change} />
      <ColourFilter values={facets.colour} chosen={choice.colour} onToggle={toggles.colour} />
      <SizeFilter values={facets.size} chosen={choice.size} onToggle={toggles.size} />
      {detailFilterNames
        .filter((name) => isOffered(name))
        .map((name) => (
          <FacetList
            key={name}
            title={detailFilters[name]}
            name={name}
            values={facets[name] ?? []}
            chosen={choice[name]}
            onToggle={toggles[name]}
          />
        ))}
      {!scope.brand && isOffered('brand') && (
        <FacetList title="Maker" name="brand" values={facets.brand} chosen={choice.brand} onToggle={toggles.brand} />
      )}
      <FloorFilters choice={choice} facets={facets} onChange={change} />
      <noscript>
        <Button type="submit" size={48} wide>
          Show these
        </Button>
      </noscript>
    </form>
  )
}
