import type { AccessOffer } from '@nukkad/contracts/endpoints/access/access-offer'
import { useBus, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './card.module.css'
import { MemberCode } from './member-code.tsx'
import { PinEntry } from './pin-entry.tsx'

/** The part below an offer: signing in, or the member's code for this offer. */
export default function UseOffer({ offer }: { readonly offer: AccessOffer }) {
  const { status } = useSession()
  const bus = useBus()
  if (status !== 'user') {
    const reason = 'Sign in to use this offer. Membership is free.'
    return (
      <div className={styles.invite}>
        <p>Members show a code at the counter. It is free with your account.</p>
        <Button wide size={56} onClick={() => bus.request('sign-in', { reason, returnTo: offer.href })}>
          Sign in to use it
        </Button>
      </div>
    )
  }
  return (
    <MemberCode offer={offer.id}>
      <PinEntry offerId={offer.id} place={(offer.place ?? offer.merchant)?.title ?? 'the place'} />
    </MemberCode>
  )
}
