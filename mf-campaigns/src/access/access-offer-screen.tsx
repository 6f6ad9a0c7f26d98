import { formatDay, hrefs, Link, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { Skeleton } from '@nukkad/ui/skeleton'
import { lazy, Suspense, useEffect } from 'react'
import { offerQuery } from './access.queries.ts'
import styles from './offer-page.module.css'

const UseOffer = lazy(() => import('./card/use-offer.tsx'))

/** One offer: its value, its place, its terms, and the code for using it. */
export function AccessOfferScreen() {
  const { id = '' } = useParams()
  const track = useTrack()
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), id))
  useEffect(() => track('ACCESS_OFFER_OPENED', { offer: id }), [track, id])
  const giver = offer.place ?? offer.merchant
  const now = new Date()
  const isOver = new Date(offer.validTo) <= now
  const isToCome = new Date(offer.validFrom) > now
  return (
    <Page>
      <Breadcrumbs items={[{ title: 'Nukkad Access', href: hrefs.access() }, { title: offer.title }]} linkAs={Link} />
      <div className={styles.offer}>
        <div>
          <PictureView picture={offer.image} width={720} aspect={3 / 2} priority className={styles.picture} />
        </div>
        <div className={styles.words}>
          <p className={styles.worth}>{offer.discountLabel}</p>
          <h1 className={styles.title}>{offer.title}</h1>
          <p className={styles.lead}>{offer.line}</p>
          {giver && (
            <p>
              <Link to={giver.href}>{giver.title}</Link>
              {giver.locality && `, ${giver.locality}`}
            </p>
          )}
          {isOver || isToCome ? (
            <EmptyState
              title={isOver ? 'This has ended' : `Starts on ${formatDay(offer.validFrom)}`}
              text={isOver ? 'There are other offers in the city.' : 'This offer has not started yet.'}
              action={
                <ButtonLink href={hrefs.access(`city=${offer.city}`)} linkAs={Link}>
                  See current offers
                </ButtonLink>
              }
            />
          ) : (
            <Suspense fallback={<Skeleton kind="block" height="14rem" />}>
              <UseOffer offer={offer} />
            </Suspense>
          )}
        </div>
        <section className={styles.terms} aria-labelledby="terms">
          <h2 id="terms" className={styles.subtitle}>
            How it works here
          </h2>
          <ul>
            <li>
              {offer.limit} for a member, until {formatDay(offer.validTo)}.
            </li>
            {offer.left !== null && (
              <li>{offer.left > 0 ? `${offer.left} are left.` : 'All of them have been used.'}</li>
            )}
            {offer.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
