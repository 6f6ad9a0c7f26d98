import type { BrandCount } from '@nukkad/contracts/endpoints/shop/brands'
import { hrefs, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import type { ChangeEvent } from 'react'
import type { BrandFilters } from '../parts/brands/brands.queries.ts'
import styles from './brands.module.css'
import { filtersQuery } from './filters-in-address.ts'

interface BrandsFiltersProps {
  readonly filters: BrandFilters
  readonly cities: readonly BrandCount[]
  readonly categories: readonly BrandCount[]
}

const optionsOf = (all: string, counts: readonly BrandCount[]) => [
  { value: '', label: all },
  ...counts.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
]

/** A plain GET form; with JavaScript each choice takes effect at once. */
export function BrandsFilters({ filters, cities, categories }: BrandsFiltersProps) {
  const navigate = useNavigate()
  const choose = (name: 'city' | 'category') => (event: ChangeEvent<HTMLSelectElement>) =>
    navigate(hrefs.brands(filtersQuery(filters, { [name]: event.target.value || null, letter: null })), {
      keepScroll: true,
    })
  return (
    <form action={hrefs.brands()} method="get" className={styles.filters}>
      <SelectField
        size40
        label="City"
        name="city"
        value={filters.city ?? ''}
        onChange={choose('city')}
        options={optionsOf('Every city', cities)}
      />
      <SelectField
        size40
        label="They make"
        name="category"
        value={filters.category ?? ''}
        onChange={choose('category')}
        options={optionsOf('Anything', categories)}
      />
      <Checkbox
        name="women"
        value="1"
        label="Led by women"
        checked={filters.womenLed ?? false}
        onChange={(event) =>
          navigate(hrefs.brands(filtersQuery(filters, { womenLed: event.target.checked ? '1' : null, letter: null })), {
            keepScroll: true,
          })
        }
      />
      <noscript>
        <Button type="submit" size={40}>
          Narrow
        </Button>
      </noscript>
    </form>
  )
}
