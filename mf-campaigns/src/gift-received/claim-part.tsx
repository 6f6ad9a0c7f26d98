import { formatDay, formatRupees, hrefs, Link, useBus, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './gift-received.module.css'
import { type ReceivedGiftCard, useClaim } from './gift-received.queries.ts'

interface ClaimPartProps {
  readonly token: string
  readonly card: ReceivedGiftCard
}

/** Claims the card into the wallet with one tap; a guest signs in first while the card waits. */
export function ClaimPart({ token, card }: ClaimPartProps) {
  const bus = useBus()
  const { status, user } = useSession()
  const claim = useClaim(token, user?._id)
  const isGuest = status === 'guest'
  const add = () =>
    isGuest
      ? bus.request('sign-in', {
          reason: 'Sign in to add the card to your wallet.',
          returnTo: hrefs.giftReceived(token),
        })
      : claim.mutate()
  return (
    <>
      <p role="alert" className={styles.problem}>
        {claim.error?.message}
      </p>
      <Button size={56} wide busy={claim.isPending} disabled={status === 'unknown'} onClick={add}>
        {isGuest ? 'Sign in to add it to your wallet' : `Add ${formatRupees(card.amount)} to my wallet`}
      </Button>
      <p className={styles.quiet}>
        Good until {formatDay(card.expires)}, for anything in the shop and for seats at events, at once or in parts.{' '}
        <Link to={hrefs.aboutGiftCards()}>How gift cards work</Link>
      </p>
    </>
  )
}
