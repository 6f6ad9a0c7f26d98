import { Link, useLocation } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { IconFilter } from '@nukkad/ui/icons'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { inWords } from './day-in-words.ts'
import { countOf, hrefOfAll, hrefWith } from './event-choice.ts'
import styles from './events.module.css'
import { type ChoiceName, choiceNames, type EventFilters, eventChoices } from './events.queries.ts'

const loadSheet = () => import('./event-filter-sheet.tsx')
const EventFilterSheet = lazy(loadSheet)

interface EventFilterRowProps {
  readonly filters: EventFilters
  /** undefined until it is known */
  readonly total: number | undefined
}

/**
 * Filters above the events as links that can be shared, and a button to all of them at once. One row on phones; on wide
 * screens one for the date and one for the kind, because a chip at the end of a row may wrap when the fonts load.
 */
export function EventFilterRow({ filters, total }: EventFilterRowProps) {
  const place = useLocation()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const count = countOf(filters)
  const chip = (name: string, value: string, title: string, isSelected: boolean) => (
    <li key={`${name} ${value}`}>
      <Chip href={hrefWith(place, name, isSelected ? null : value)} linkAs={Link} isSelected={isSelected}>
        {title}
      </Chip>
    </li>
  )
  const chips = (name: ChoiceName) =>
    eventChoices[name].values.map(({ value, title }) => chip(name, value, title, filters[name] === value))
  function open(event: MouseEvent) {
    event.preventDefault()
    setSheet('open')
  }
  return (
    <nav className={styles.filters} aria-label="Which events">
      <ButtonLink
        href={hrefOfAll(place)}
        variant="secondary"
        size={40}
        className={styles.all}
        icon={<IconFilter size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet().catch(() => {})}
        onClick={open}
      >
        Filter{count > 0 && ` (${count})`}
      </ButtonLink>
      <div className={styles.chips}>
        <ul>
          {filters.from && chip('date', filters.from, inWords(filters.from), true)}
          {choiceNames.filter((name) => name !== 'kind').map(chips)}
        </ul>
        <ul>{chips('kind')}</ul>
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <EventFilterSheet
            {...{ filters, total }}
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </nav>
  )
}
