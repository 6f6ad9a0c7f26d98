import { cityOf } from '@nukkad/contracts'
import type { Opening } from '@nukkad/contracts/endpoints/site/careers'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import styles from './careers.module.css'

/** One opening in full. */
export function OpeningDetail({ opening }: { readonly opening: Opening }) {
  const { title, team, city, terms, line, about, does, needs, closesAt } = opening
  return (
    <article className={styles.detail}>
      <p>
        <Link to={hrefs.careers()}>All places</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {team}, {city ? (cityOf(city)?.name ?? city) : 'Anywhere'}. {terms}.
        {closesAt && ` Until ${formatDay(closesAt)}.`}
      </p>
      <p className={styles.lead}>{line}</p>
      {about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.lists}>
        <section>
          <h2>What you will do</h2>
          <ul>
            {does.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>What you need</h2>
          <ul>
            {needs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  )
}
