import { cityCount } from '@nukkad/contracts'
import { hrefs, Link, useApi, useSearchParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { coveringLink } from '@nukkad/ui/covering-link'
import { EmptyState } from '@nukkad/ui/empty-state'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import gifts from '../parts/gifts/gifts.module.css'
import { designsQuery, type GiftCardDesign } from '../parts/gifts/gifts.queries.ts'
import { HowItWorks } from '../parts/gifts/how-it-works.tsx'
import { occasionName, occasionsOf } from '../parts/gifts/occasions.ts'
import styles from './gift-cards.module.css'

/** The list of designs; the occasion filter is in the URL. */
export function GiftCardsScreen() {
  const track = useTrack()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(designsQuery(useApi()))
  useEffect(() => track('GIFT_CARD_VIEWED', {}), [track])
  const occasions = occasionsOf(data)
  const chosen = occasions.find((one) => one === search.get('occasion'))
  const shown = data.filter(({ occasion }) => !chosen || occasion === chosen)
  return (
    <Page className={styles.page}>
      <header>
        <h1 className={gifts.title}>Gift cards, written by you</h1>
        <p className={gifts.lead}>
          They choose from small makers of {cityCount} cities. You choose the words, the amount and the moment.{' '}
          <Link to={hrefs.aboutGiftCards()}>How gift cards work</Link>
        </p>
      </header>
      <nav aria-label="Occasions" className={styles.occasions}>
        <Chip href={hrefs.giftCards()} linkAs={Link} isSelected={!chosen}>
          All
        </Chip>
        {occasions.map((one) => (
          <Chip key={one} href={hrefs.giftCards(one)} linkAs={Link} isSelected={one === chosen}>
            {occasionName(one)}
          </Chip>
        ))}
      </nav>
      {shown.length > 0 ? (
        <ul className={styles.designs}>
          {shown.map((design, at) => (
            <Design key={design.slug} design={design} isFirst={at < 2} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No gift cards right now" text="New designs are on the way. Check back soon." />
      )}
      <section aria-labelledby="how">
        <h2 id="how" className={gifts.subtitle}>
          How it works
        </h2>
        <HowItWorks />
      </section>
    </Page>
  )
}

function Design({ design, isFirst }: { readonly design: GiftCardDesign; readonly isFirst: boolean }) {
  return (
    <li className={styles.design}>
      <GiftCardView
        image={design.image}
        title={design.title}
        width={{ mobile: 358, desktop: 400 }}
        priority={isFirst}
        decorative
      />
      <h2 className={styles.name}>
        <Link to={hrefs.giftCard(design.slug)} className={coveringLink}>
          {design.title}
        </Link>
      </h2>
      <p className={gifts.quiet}>{occasionName(design.occasion)} · you choose the amount</p>
    </li>
  )
}
