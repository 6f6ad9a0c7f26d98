import { eventKinds } from '@nukkad/contracts/endpoints/events'
import { Link, useLocation, useNavigate } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { TextField } from '@nukkad/ui/text-field'
import styles from './events.module.css'
import { type EventFilters, prices, whens } from './events.queries.ts'

/** When, what and how much, as links: a choice stands in the address and can be shared. */
export function EventFilterRow({ filters }: { readonly filters: EventFilters }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  function hrefWith(name: string, value: string | null) {
    const params = new URLSearchParams(search)
    params.delete('page')
    if (name === 'when' || name === 'date') {
      params.delete('when')
      params.delete('date')
    }
    if (value === null) params.delete(name)
    else params.set(name, value)
    const text = params.toString()
    return text ? `${pathname}?${text}` : pathname
  }
  const chip = (name: string, value: string, title: string, isSelected: boolean) => (
    <li key={value}>
      <Chip href={hrefWith(name, isSelected ? null : value)} linkAs={Link} isSelected={isSelected}>
        {title}
      </Chip>
    </li>
  )
  return (
    <nav className={styles.filters} aria-label="Which events">
      <ul className={styles.chips} aria-label="Day">
        {whens.map(({ when, title }) => chip('when', when, title, filters.when === when))}
      </ul>
      <TextField
        type="date"
        label="On the day"
        className={styles.day}
        value={filters.from ?? ''}
        onChange={({ target }) => navigate(hrefWith('date', target.value || null), { replace: true, keepScroll: true })}
      />
      <ul className={styles.chips} aria-label="Kind">
        {eventKinds.map(({ kind, title }) => chip('kind', kind, title, filters.kind === kind))}
      </ul>
      <ul className={styles.chips} aria-label="Price">
        {prices.map(({ price, title }) => chip('price', price, title, filters.price === price))}
      </ul>
    </nav>
  )
}
