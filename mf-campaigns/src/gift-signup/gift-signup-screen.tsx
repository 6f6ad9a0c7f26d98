import { hrefs, Link, useApi, useSuspenseQuery } from '@nukkad/platform'
import { formQuery, useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'
import { Page } from '@nukkad/ui/page'
import gifts from '../parts/gifts/gifts.module.css'
import styles from './gift-signup.module.css'

export const signUpForm = 'local-gifts-signup'

/** For merchants who want to be found by gift card holders: the benefits, then the form. */
export function GiftSignUpScreen() {
  const { data: form } = useSuspenseQuery(formQuery(useApi(), signUpForm))
  const filling = useFilledIn(form)
  return (
    <Page className={styles.page}>
      <header>
        <h1 className={gifts.title}>{form.title}</h1>
        <p className={gifts.lead}>{form.intro}</p>
        <ul className={styles.points}>
          <li>
            <strong>New buyers</strong> People who receive a card look around, often for the first time.
          </li>
          <li>
            <strong>Your full price</strong> A card is a way of paying: you are paid as for any order.
          </li>
          <li>
            <strong>No codes to check</strong> We handle the card. You pack and send.
          </li>
        </ul>
        <p>
          <Link to={hrefs.aboutGiftCards()}>How gift cards work</Link>
        </p>
      </header>
      <section aria-label="Sign up" className={styles.sheet}>
        <FormSheet {...filling} hideTitle wayOn={<Link to={hrefs.giftCards()}>See the gift cards</Link>} />
      </section>
    </Page>
  )
}
