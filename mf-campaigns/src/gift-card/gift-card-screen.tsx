import { hrefs, Link, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { designQuery } from '../parts/gifts/gifts.queries.ts'
import styles from './gift-card.module.css'
import { GiftForm } from './gift-form.tsx'

/** Personalises a gift card design: amount, recipient, message, delivery time, and a preview. */
export function GiftCardScreen() {
  const track = useTrack()
  const { slug = '' } = useParams()
  const { data: design } = useSuspenseQuery(designQuery(useApi(), slug))
  useEffect(() => track('GIFT_CARD_VIEWED', { slug }), [track, slug])
  return (
    <Page>
      <p className={styles.back}>
        <Link to={hrefs.giftCards()}>All gift cards</Link>
      </p>
      <GiftForm key={slug} design={design} />
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms">Good to know</h2>
        <p>{design.validity.text}</p>
        <ul>
          {design.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p>
          <Link to={hrefs.aboutGiftCards()}>How gift cards work</Link>
        </p>
      </section>
    </Page>
  )
}
