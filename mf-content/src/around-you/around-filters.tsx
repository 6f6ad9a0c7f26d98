import { Link, useLocation } from '@nukkad/platform'
import type { LinkAs } from '@nukkad/ui'
import { Chip } from '@nukkad/ui/chip'
import { type Around, placeTypes } from './around.ts'
import styles from './around-you.module.css'

/** Replaces the history entry, so that Back leaves the page and does not step through every chip. */
const InPlace: LinkAs = (props) => <Link {...props} replace keepScroll />

/** The kind, and whether it is open now: both are in the URL. */
export function AroundFilters({ around }: { readonly around: Around }) {
  const { pathname, search } = useLocation()
  function hrefWith(name: string, value: string | null) {
    const params = new URLSearchParams(search)
    params.delete('page')
    if (value === null) params.delete(name)
    else params.set(name, value)
    return String(params) ? `${pathname}?${params}` : pathname
  }
  return (
    <nav aria-label="Narrow it down" className={styles.filters}>
      <Chip isSelected={around.isOpenNow} href={hrefWith('open', around.isOpenNow ? null : '1')} linkAs={InPlace}>
        Open now
      </Chip>
      {placeTypes.map(({ value, title }) => {
        const isSelected = around.type === value
        return (
          <Chip key={value} isSelected={isSelected} href={hrefWith('type', isSelected ? null : value)} linkAs={InPlace}>
            {title}
          </Chip>
        )
      })}
    </nav>
  )
}
