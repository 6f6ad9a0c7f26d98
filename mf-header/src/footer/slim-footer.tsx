import { hrefs, Link } from '@nukkad/platform'
import styles from './slim-footer.module.css'

const links = [
  { title: 'Help', to: hrefs.support() },
  { title: 'Refunds', to: hrefs.policies('refunds') },
  { title: 'Terms', to: hrefs.policies('terms') },
  { title: 'Privacy', to: hrefs.policies('privacy') },
]

/** Only the links that a buyer may want to read before paying. */
export function SlimFooter() {
  return (
    <footer id="site-links" className={styles.footer}>
      <nav aria-label="Help and terms">
        <ul className={styles.links}>
          {links.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
