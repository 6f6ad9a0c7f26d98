import type { AccessFeed } from '@nukkad/contracts/endpoints/access/access'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { NightHead } from '../parts/heads/night-head.tsx'
import styles from './access.module.css'

/** The header of the programme's front page: what it is, the links into it, and the benefits for members. */
export function AccessHero({ benefits }: Pick<AccessFeed, 'benefits'>) {
  return (
    <header>
      <NightHead kicker="Nukkad Access" title="The corner knows you by now" className={styles.hero}>
        <p className={styles.lead}>
          A second coffee, a quarter off the long massage, a members’ price at the maker’s own counter. Free with your
          account.
        </p>
        <div className={styles.ways}>
          <ButtonLink href={hrefs.accessCard()} linkAs={Link}>
            Get your card
          </ButtonLink>
          <Link to={hrefs.accessDiscounts()} className={styles.onNight}>
            See all discounts
          </Link>
        </div>
        <ul className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </NightHead>
    </header>
  )
}
