import type { OpeningHours } from '@nukkad/contracts/endpoints/city/places'
import styles from './place.module.css'

/** Whether it is open now, and the opening hours of the week; if they are unknown, it says so. */
export function OpeningWeek({ hours }: { readonly hours: OpeningHours }) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.factTitle}>
        Hours
      </h2>
      {hours.week ? (
        <>
          <p className={styles.now} data-open={hours.isOpen || undefined}>
            {hours.line}
          </p>
          <details className={styles.week}>
            <summary>{hours.text ?? 'The whole week'}</summary>
            <dl>
              {hours.week.map(({ day, name, isToday, text }) => (
                <div key={day} data-today={isToday || undefined}>
                  <dt>
                    {name}
                    {isToday && <span className={styles.quiet}> today</span>}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
          <p className={styles.quiet}>Holidays may differ.</p>
        </>
      ) : (
        <p>
          {hours.text
            ? `${hours.text}. We have no other details.`
            : 'We do not know the opening hours. If you have been there, mention them in a review.'}
        </p>
      )}
    </section>
  )
}
