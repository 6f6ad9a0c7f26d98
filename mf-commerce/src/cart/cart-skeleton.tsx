import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './cart.module.css'
import lines from './lines/line.module.css'

/** The skeleton of the cart. */
export function CartSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Your bag</h1>
      <div className={styles.layout}>
        <div>
          <Skeleton kind="block" height="4.5rem" />
          <ul className={styles.lines}>
            {['first', 'second'].map((line) => (
              <li key={line} className={lines.line}>
                <div className={lines.picture}>
                  <Skeleton kind="block" aspect={4 / 5} />
                </div>
                <Skeleton kind="text" lines={3} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.side}>
          <Skeleton kind="block" height="19rem" />
        </div>
      </div>
    </div>
  )
}
