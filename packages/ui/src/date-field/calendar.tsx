import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts'
import styles from './calendar.module.css'
import { addMonths, type Day, dayByKey, inWords, monthInWords, monthOf, weekdayOf, weekdays, weeksOf } from './days.ts'

interface CalendarProps {
  readonly chosen: Day | ''
  readonly today: Day
  readonly min: Day | undefined
  readonly max: Day | undefined
  /** the button of the active day */
  readonly active: RefObject<HTMLButtonElement | null>
  readonly onChoose: (day: Day) => void
}

/**
 * One month at a time, with its days navigable by arrow keys: a week by up and down, a month by Page Up and Page Down.
 */
export default function Calendar({ chosen, today, min, max, active: button, onChoose }: CalendarProps) {
  const held = (day: Day) => (min && day < min ? min : max && day > max ? max : day)
  const [active, setActive] = useState(() => held(chosen || today))
  const isWalking = useRef(false)
  const isOut = (day: Day) => Boolean((min && day < min) || (max && day > max))

  useEffect(() => {
    if (isWalking.current && active) button.current?.focus()
  }, [active, button])

  function walk(event: KeyboardEvent) {
    const next = dayByKey(event, active)
    if (!next) return
    event.preventDefault()
    isWalking.current = true
    setActive(held(next))
  }
  function turn(months: number) {
    isWalking.current = false
    setActive(held(addMonths(active, months)))
  }
  return (
    <div className={styles.calendar}>
      <MonthHead active={active} min={min} max={max} onTurn={turn} />
      <table aria-label={monthInWords(active)} className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={day ?? at}>
                  {day && (
                    <button
                      type="button"
                      ref={day === active ? button : undefined}
                      className={styles.day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={isOut(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      aria-label={`${weekdays[weekdayOf(day)]}, ${inWords(day)}`}
                      onKeyDown={walk}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthHeadProps extends Pick<CalendarProps, 'min' | 'max'> {
  readonly active: Day
  readonly onTurn: (months: number) => void
}

/** The name of the month, between the buttons for the one before and the one after. */
function MonthHead({ active, min, max, onTurn }: MonthHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton
        label="Previous month"
        icon={<IconChevronLeft size={20} />}
        disabled={min !== undefined && monthOf(min) >= monthOf(active)}
        onClick={() => onTurn(-1)}
      />
      <p className={styles.month} aria-live="polite">
        {monthInWords(active)}
      </p>
      <IconButton
        label="Next month"
        icon={<IconChevronRight size={20} />}
        disabled={max !== undefined && monthOf(max) <= monthOf(active)}
        onClick={() => onTurn(1)}
      />
    </div>
  )
}
