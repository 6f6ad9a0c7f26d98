import { cities } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import styles from './around-you.module.css'

/** Without a city there is no "nearby", so it asks for one. */
export function WhichCity() {
  return (
    <EmptyState
      title="In which city?"
      text="Enter a pincode above, or start in one of these."
      action={
        <span className={styles.cities}>
          {cities.map(({ slug, name }) => (
            <Link key={slug} to={hrefs.aroundYou(slug)}>
              {name}
            </Link>
          ))}
        </span>
      }
    />
  )
}
