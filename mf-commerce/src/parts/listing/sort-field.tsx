import { productSorts } from '@nukkad/contracts'
import { Button } from '@nukkad/ui/button'
import { useId } from 'react'
import { listNames } from './choice/choice.ts'
import { sortsFor } from './choice/sorts.ts'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

/** The sort order, as a native select. */
export function SortField({ listing }: { readonly listing: Listing }) {
  const { choice, choose, first, latest, pathname, scope } = listing
  const id = useId()
  const current = choice.sort ?? first?.sort ?? scope.sort ?? productSorts.recommended.value
  return (
    <form method="get" action={pathname} className={styles.sort} onSubmit={(event) => event.preventDefault()}>
      {choice.q && <input type="hidden" name="q" value={choice.q} />}
      {listNames.map(
        (name) =>
          choice[name].length > 0 && <input key={name} type="hidden" name={name} value={choice[name].join(',')} />,
      )}
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        name="sort"
        value={current}
        onChange={(event) => choose({ ...latest(), sort: Number(event.target.value), page: 1 })}
      >
        {sortsFor(choice.q !== '').map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="secondary" size={40}>
          Sort
        </Button>
      </noscript>
    </form>
  )
}
