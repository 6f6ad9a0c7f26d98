import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import { useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { statusWords } from '../event/event-words.ts'
import { ChooseSeats } from './choose-seats.tsx'
import styles from './register.module.css'
import type { ChosenSeats } from './use-chosen-seats.ts'

interface SeatsToSeeProps {
  readonly tickets: EventTickets
  readonly chosen: ChosenSeats
}

/** Tickets, prices and seats for guests: signing in holds the chosen ones, or joins the waiting list. */
export function SeatsToSee({ tickets, chosen }: SeatsToSeeProps) {
  const bus = useBus()
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const isGuest = status === 'guest'
  if (tickets.status !== 'open' && tickets.status !== 'sold_out') {
    return <p className={styles.block}>{statusWords(tickets.event)}.</p>
  }
  const signIn = (reason: string) => bus.request('sign-in', { reason, returnTo: pathname + search })
  return (
    <div className={styles.steps}>
      <ChooseSeats
        tickets={tickets}
        chosen={chosen}
        verb={isGuest ? 'Sign in to hold' : 'Hold'}
        none={isGuest ? 'Sign in to register' : 'Choose your seats'}
        canBegin={isGuest}
        isBusy={status === 'user'}
        waiting={({ id }) => (
          <Button
            variant="secondary"
            disabled={!isGuest}
            onClick={() => {
              chosen.wish({ waitFor: id })
              signIn('Sign in and we will tell you when a seat is free.')
            }}
          >
            Join the waiting list
          </Button>
        )}
        onGo={() => {
          chosen.wish('hold')
          signIn('Sign in to hold your seats.')
        }}
      />
      <p className={styles.quiet}>Your seats and tickets are kept with your account, and sent by email or text.</p>
    </div>
  )
}
