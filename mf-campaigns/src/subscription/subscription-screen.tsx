import { hrefs, Link, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Accordion } from '@nukkad/ui/accordion'
import { ButtonLink } from '@nukkad/ui/button'
import { Card } from '@nukkad/ui/card'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { useEffect } from 'react'
import { Plans } from './plans.tsx'
import styles from './subscription.module.css'
import { subscriptionQuery } from './subscription.queries.ts'

/** A subscription offer: what it is, what it costs, how to cancel it, and how to subscribe. */
export function SubscriptionScreen() {
  const { id = '' } = useParams()
  const { data: campaign } = useSuspenseQuery(subscriptionQuery(useApi(), id))
  const track = useTrack()
  useEffect(() => track('SUBSCRIPTION_VIEWED', { campaign: id }), [track, id])
  return (
    <Page className={styles.page}>
      <header className={styles.hero}>
        <PictureView
          className={styles.picture ?? ''}
          picture={campaign.image}
          width={{ mobile: 400, desktop: 640 }}
          aspect={1.5}
          priority
        />
        <div>
          <p className={styles.kicker}>Delivered regularly</p>
          <h1 className={styles.title}>{campaign.title}</h1>
          <p className={styles.line}>{campaign.line}</p>
        </div>
      </header>
      {campaign.isOver ? <Over /> : <Plans campaign={campaign} />}
      <section className={styles.story} aria-label="The story">
        {campaign.story.map(({ title, text }) => (
          <div key={title}>
            <h2 className={styles.subtitle}>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      {campaign.questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions" className={styles.subtitle}>
            Good to know
          </h2>
          <Accordion
            items={campaign.questions.map(({ title, text }) => ({ id: title, title, content: <p>{text}</p> }))}
          />
        </section>
      )}
    </Page>
  )
}

function Over() {
  return (
    <Card kind="warning">
      <p>This subscription is no longer available. Subscribers still get what they have paid for.</p>
      <ButtonLink linkAs={Link} href={hrefs.shop()} variant="secondary" size={48}>
        Go to the shop
      </ButtonLink>
    </Card>
  )
}
