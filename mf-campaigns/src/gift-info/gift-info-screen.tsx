import { hrefs, Link, useTrack } from '@nukkad/platform'
import { Accordion } from '@nukkad/ui/accordion'
import { ButtonLink } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import gifts from '../parts/gifts/gifts.module.css'
import { HowItWorks } from '../parts/gifts/how-it-works.tsx'
import { Balance } from './balance.tsx'
import styles from './gift-info.module.css'
import { questions } from './questions.ts'

/** What a gift card is, how it works, its terms and frequent questions, and a balance check. */
export function GiftInfoScreen() {
  const track = useTrack()
  useEffect(() => track('GIFT_CARD_VIEWED', {}), [track])
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={gifts.title}>A gift that lets them choose</h1>
          <p className={gifts.lead}>
            All that small makers sell here, on one card. You write it, we deliver it when you choose, and they pick
            what they really want.
          </p>
          <div className={styles.ways}>
            <ButtonLink linkAs={Link} href={hrefs.giftCards()} size={48}>
              Choose a gift card
            </ButtonLink>
            <ButtonLink linkAs={Link} href={hrefs.wallet()} variant="secondary" size={48}>
              Add a card you received
            </ButtonLink>
          </div>
        </div>
        <GiftCardView
          image="birthday"
          title="Happy birthday"
          to="Asha"
          from="Dev"
          amount="₹1,000"
          width={{ mobile: 358, desktop: 560 }}
          priority
          decorative
        />
      </header>
      <section aria-labelledby="how">
        <h2 id="how" className={gifts.subtitle}>
          How it works
        </h2>
        <HowItWorks />
      </section>
      <section aria-labelledby="questions" className={styles.narrow}>
        <h2 id="questions" className={gifts.subtitle}>
          Terms and questions
        </h2>
        <Accordion items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
      </section>
      <Balance />
    </Page>
  )
}
