import type { OpeningHours } from '@nukkad/contracts/endpoints/city/places'
import styles from './malls.module.css'

/** The opening hours of the week, with today in bold; if they are unknown, it says so. */
export function MallHours({ hours }: { readonly hours: OpeningHours }) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.small}>
        Opening hours
      </h2>
      {hours.week ? (
        <dl className={styles.week}>
          {hours.week.map(({ day, name, text, isToday }) => (
            <div key={day} className={isToday ? styles.today : undefined}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{hours.line}. Please check with them before you go.</p>
      )}
    </section>
  )
}
