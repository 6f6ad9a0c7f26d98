import { formatDay, formatTime, hrefs, Link, useApi, useBus, useInfiniteQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import styles from './card.module.css'
import { historyQuery } from './card.queries.ts'
import { MemberCode } from './member-code.tsx'

/** The member's card, and its past uses. */
export function AccessCardScreen() {
  const { status } = useSession()
  const bus = useBus()
  if (status === 'guest') {
    const reason = 'Sign in to see your card. Membership is free.'
    return (
      <Page kind="form">
        <EmptyState
          level={1}
          title="Your access card"
          text="Sign in and join for free to get your code right away."
          action={
            <Button onClick={() => bus.request('sign-in', { reason, returnTo: hrefs.accessCard() })}>Sign in</Button>
          }
        />
      </Page>
    )
  }
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your access card</h1>
      <p className={styles.lead}>One code for every offer. It changes every 30 seconds.</p>
      {status === 'user' && (
        <>
          <MemberCode />
          <History />
        </>
      )}
    </Page>
  )
}

function History() {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    historyQuery(useApi()),
  )
  if (isPending) return null
  if (!data) return <LoadFailure what="Offers you used" isAway={isAway(error)} onRetry={() => void refetch()} />
  const uses = data.pages.flatMap((page) => page.data)
  return (
    <section aria-labelledby="used">
      <h2 id="used" className={styles.subtitle}>
        Offers you used
      </h2>
      {uses.length === 0 ? (
        <p className={styles.lead}>
          Nothing yet. <Link to={hrefs.access()}>Find offers near you</Link>.
        </p>
      ) : (
        <ol className={styles.uses}>
          {uses.map((use) => (
            <li key={use.id}>
              <Link to={use.offer.href} className={use.undoneAt ? styles.undone : undefined}>
                {use.offer.title}
              </Link>
              <span className={styles.small}>
                {use.place} · {formatDay(use.usedAt)}, {formatTime(use.usedAt)}
                {use.undoneAt && ' · undone by the place'}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {uses.length > 0 && (
        <p>
          <ButtonLink href={hrefs.access()} linkAs={Link} variant="quiet">
            More offers
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
