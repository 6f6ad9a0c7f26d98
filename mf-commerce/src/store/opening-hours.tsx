import { indianClock } from '@nukkad/contracts/indian-time'
import type { StoreDetails } from './store.types.ts'
import styles from './store-page.module.css'

/** The opening hours of the week, with today marked; if they are unknown, it says so. */
export function OpeningHours({ store }: { readonly store: StoreDetails }) {
  const { hours, isOpenNow, openText } = store
  const isKnown = hours.some(({ opens }) => opens !== null)
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      {isKnown ? (
        <>
          <p className={isOpenNow ? styles.open : styles.shut}>{openText}</p>
          <dl className={styles.week}>
            {hours.map(({ day, name, opens, closes }) => (
              <div key={day} className={styles.day} data-today={day === today() || undefined}>
                <dt>
                  {name}
                  {day === today() && <span className={styles.today}> today</span>}
                </dt>
                <dd>{opens && closes ? `${opens} to ${closes}` : 'Closed'}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>Hours may differ on holidays, so call before you go.</p>
        </>
      ) : (
        <p>We do not know the opening hours of this shop. Please call before you go.</p>
      )}
    </section>
  )
}

/** The current day of the week in India, 1 being Monday, whatever the time zone of the visitor's device. */
function today(): number {
  return indianClock(Date.now()).getUTCDay() || 7
}
