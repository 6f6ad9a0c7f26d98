import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { Card } from '@nukkad/ui/card'
import styles from './exchange-steps.module.css'
import { ReturnableOrders } from './returnable-orders.tsx'

const steps = [
  { title: 'Open the order', text: 'Choose the item and say what is wrong with it; add a photo of any damage.' },
  { title: 'Hand it over', text: 'The courier collects it at your address, in the box it came in.' },
  { title: 'Get the new one, or your money', text: 'As soon as the maker has received and checked it.' },
] as const

/** How an exchange or a return works, and where it starts. */
export function ExchangeSteps() {
  return (
    <Card kind="sunk" className={styles.card}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <ReturnableOrders />
      <ButtonLink href={hrefs.orderHistory()} linkAs={Link}>
        Choose an order
      </ButtonLink>
    </Card>
  )
}
