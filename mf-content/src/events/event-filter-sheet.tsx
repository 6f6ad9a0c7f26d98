import { dayInIndia } from '@nukkad/contracts/indian-time'
import { Link, useLocation, useNavigate } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { DateField } from '@nukkad/ui/date-field'
import { Drawer } from '@nukkad/ui/drawer'
import { countOf, hrefOfAll, hrefWith } from './event-choice.ts'
import styles from './event-filter-sheet.module.css'
import { type ChoiceName, choiceNames, type EventFilters, eventChoices } from './events.queries.ts'

interface EventFilterSheetProps {
  readonly filters: EventFilters
  readonly total: number | undefined
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Day, kind and price in one place, with a calendar for any other day. Each choice takes effect at once. */
export default function EventFilterSheet({ filters, total, isOpen, onOpenChange }: EventFilterSheetProps) {
  const place = useLocation()
  const navigate = useNavigate()
  const go = (href: string) => navigate(href, { replace: true, keepScroll: true })
  const chips = (name: ChoiceName) => (
    <ul className={styles.chips}>
      {eventChoices[name].values.map(({ value, title }) => (
        <li key={value}>
          <Chip
            isSelected={filters[name] === value}
            onClick={() => go(hrefWith(place, name, filters[name] === value ? null : value))}
          >
            {title}
          </Chip>
        </li>
      ))}
    </ul>
  )
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Which events"
      actions={
        <>
          {countOf(filters) > 0 && (
            <ButtonLink href={hrefOfAll(place)} linkAs={Link} variant="secondary">
              All events
            </ButtonLink>
          )}
          <Button wide onClick={() => onOpenChange(false)}>
            {total === undefined ? 'Show events' : total === 1 ? 'Show one event' : `Show ${total} events`}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        {choiceNames.map((name) => (
          <section key={name} aria-labelledby={`filter-${name}`}>
            <h3 id={`filter-${name}`}>{eventChoices[name].heading}</h3>
            {chips(name)}
            {name === 'when' && (
              <DateField
                label="Or pick a day"
                className={styles.day}
                // Past days can't be chosen.
                min={dayInIndia(Date.now())}
                value={filters.from ?? ''}
                onChange={(day) => go(hrefWith(place, 'date', day || null))}
              />
            )}
          </section>
        ))}
      </div>
    </Drawer>
  )
}
