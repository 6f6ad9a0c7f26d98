import { hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { receivedQuery } from './gift-received.queries.ts'
import { GiftReceivedSkeleton } from './gift-received-skeleton.tsx'
import { Parcel } from './parcel.tsx'
import { useGiftToken } from './use-gift-token.ts'

/** A card opened from the link in the email: one tap unwraps it, another puts it into the wallet. */
export function GiftReceivedScreen() {
  const token = useGiftToken()
  const { status, user } = useSession()
  const isReady = Boolean(token) && status !== 'unknown'
  const card = useQuery({ ...receivedQuery(useApi(), token ?? '', user?._id), enabled: isReady })
  if (token && card.data) return <Parcel token={token} card={card.data} />
  if (token === null || isAbsent(card.error)) {
    return (
      <Page>
        <EmptyState
          level={1}
          title="This link does not work"
          text="If the card was sent again, the link in the newer mail works. You can also type its code in your wallet."
          action={
            <ButtonLink linkAs={Link} href={hrefs.wallet()} size={48}>
              Go to your wallet
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (!card.isError) return <GiftReceivedSkeleton />
  return (
    <Page kind="text">
      <h1>A gift card for you</h1>
      <LoadFailure what="Your gift card" isAway={isAway(card.error)} onRetry={() => void card.refetch()} />
    </Page>
  )
}
