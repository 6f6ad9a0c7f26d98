import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay, formatTime } from '@nukkad/platform'
import styles from '../parts/team/team.module.css'

/** What the applicant wrote. */
export function RequestFacts({ request }: { readonly request: WholeRequest }) {
  const { name, city, email, phone, about, link, askedAt } = request
  return (
    <section className={styles.box} aria-labelledby="written">
      <h2 id="written">{name} writes</h2>
      <p className={styles.words}>{about}</p>
      <Samples link={link} />
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

/** What was sent later under the same address, perhaps by somebody else: the team decides which to trust. */
export function RepeatedFacts({ request: { email, repeats } }: { readonly request: WholeRequest }) {
  if (repeats.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="repeated">
      <h2 id="repeated">Sent again under this address</h2>
      <p className={styles.quiet}>
        It may come from somebody else. If in doubt, ask at {email} before you trust another phone number.
      </p>
      <ul className={styles.list}>
        {repeats.map(({ name, shop, phone, city, about, link, at }) => (
          <li key={at}>
            <p>
              {name}, {shop}, {city}
              <br />
              <a href={`tel:+91${phone}`}>+91 {phone}</a>
            </p>
            <p className={styles.words}>{about}</p>
            <Samples link={link} />
            <p className={styles.quiet}>
              {formatDay(at)}, {formatTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The applicant's link, which opens without telling its site who sent the visitor. */
function Samples({ link }: Pick<WholeRequest, 'link'>) {
  if (!link) return null
  return (
    <p>
      {link.href ? (
        <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          {link.text}
        </a>
      ) : (
        link.text
      )}
    </p>
  )
}
