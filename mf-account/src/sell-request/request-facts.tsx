import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay, formatTime } from '@nukkad/platform'
import styles from '../parts/team/team.module.css'

/** What the applicant wrote. Their link opens without telling its site who sent the visitor. */
export function RequestFacts({ request }: { readonly request: WholeRequest }) {
  const { name, city, email, phone, about, link, askedAt } = request
  return (
    <section className={styles.box} aria-labelledby="written">
      <h2 id="written">{name} writes</h2>
      <p className={styles.words}>{about}</p>
      {link && (
        <p>
          {link.href ? (
            <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
              {link.text}
            </a>
          ) : (
            link.text
          )}
        </p>
      )}
      <p>
        <a href={`tel:+91${phone}`}>+91 {phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        {city}
      </p>
      <p className={styles.quiet}>
        Asked on {formatDay(askedAt)}, {formatTime(askedAt)}. Nobody has proven yet to own this email address.
      </p>
    </section>
  )
}
