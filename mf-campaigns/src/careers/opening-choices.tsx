import { hrefs, Link, useSearchParams } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import styles from './careers.module.css'

interface OpeningChoicesProps {
  readonly name: 'city' | 'team'
  /** the value of each opening, unsorted, with duplicates */
  readonly all: readonly string[]
  readonly chosen: string | null
}

/** The cities or teams to filter openings by; choosing the active one again removes the filter. */
export function OpeningChoices({ name, all, chosen }: OpeningChoicesProps) {
  const [search] = useSearchParams()
  return (
    <ul className={styles.choices} aria-label={name === 'city' ? 'By city' : 'By team'}>
      {[...new Set(all)].sort().map((value) => (
        <li key={value}>
          <Chip
            href={filteredHref(search, name, value === chosen ? null : value)}
            linkAs={Link}
            isSelected={value === chosen}
          >
            {value}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The URL of the list with a filter set, or removed by null; it opens no opening in full. */
const filteredHref = (search: URLSearchParams, name: string, value: string | null) => {
  const next = new URLSearchParams(search)
  next.delete('opening')
  if (value) next.set(name, value)
  else next.delete(name)
  const query = next.toString()
  return `${hrefs.careers()}${query && `?${query}`}`
}
