import { cityCount } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { useState } from 'react'
import styles from './sell.module.css'
import { SellForm } from './sell-form.tsx'

const steps = [
  { title: 'You write', text: 'Tell us what you make, and where we can see it.' },
  { title: 'We call', text: 'Within three working days, about prices, packing and photos.' },
  { title: 'You open', text: 'Add your products from your phone; orders come to your back office.' },
] as const

/** What selling here is like, and how to start. */
export function SellScreen() {
  const [shop, setShop] = useState<string>()
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>Sell what you make, to people around the corner</h1>
          <p className={styles.lead}>
            Nukkad sells the work of small makers in {cityCount} cities, with their names on it.
          </p>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p>
            Already selling here? <Link to={hrefs.merchantSignIn()}>Sign in to your back office</Link>
          </p>
        </div>
        <section className={styles.card} aria-labelledby="begin">
          {shop ? (
            <div role="status" className={styles.thanks}>
              <h2 id="begin">Thank you</h2>
              <p>
                We have received your details about {shop}. We have emailed you a confirmation and will call you soon.
              </p>
            </div>
          ) : (
            <>
              <h2 id="begin">Get started</h2>
              <SellForm onSent={setShop} />
            </>
          )}
        </section>
      </div>
    </Page>
  )
}
