import styles from './confirmed.module.css'

/** The bank has not said yes or no; the page asks by itself. */
export function WaitingForPayment() {
  return (
    <div className={styles.page}>
      <div className={styles.thanks} role="status">
        <p className={styles.kicker}>One moment</p>
        <h1>Waiting for your bank</h1>
        <p className={styles.lead}>
          The payment is not confirmed yet. This page finds out by itself; you may also close it, and we write to you.
        </p>
      </div>
    </div>
  )
}
