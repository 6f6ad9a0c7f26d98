import styles from './gifts.module.css'

/** How a gift card works, in three steps. */
export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      <li>
        <strong>Choose and write</strong>
        <span>A design, an amount from ₹100 to ₹10,000, and the words that only you can write.</span>
      </li>
      <li>
        <strong>Pick the moment</strong>
        <span>At once, or on the day and at the hour you choose, by email or text message.</span>
      </li>
      <li>
        <strong>They unwrap it</strong>
        <span>One tap puts it into their wallet. It pays for anything in the shop, in one order or in ten.</span>
      </li>
    </ol>
  )
}
