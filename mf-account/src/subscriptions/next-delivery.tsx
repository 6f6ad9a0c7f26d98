import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { formatDay } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './subscriptions.module.css'
import type { Changing } from './use-change.ts'

/** The next delivery, and what can still be changed about it. */
export function NextDelivery({ one, changing }: { readonly one: Subscription; readonly changing: Changing }) {
  const { next, can } = one
  if (!next && !can.resume) return null
  return (
    <section className={styles.part} aria-labelledby="next">
      <h2 id="next">Next</h2>
      {next && (
        <>
          <p className={styles.date}>
            <time dateTime={next.on}>{formatDay(next.on)}</time>
          </p>
          <p className={styles.quiet}>
            Box {next.number} of {one.deliveries} will be packed on that day.{' '}
            {can.skip ? `You can skip it until ${formatDay(next.changeUntil)}.` : ''}
          </p>
        </>
      )}
      <div className={styles.actions}>
        {next && can.skip && (
          <Button
            variant="secondary"
            busy={changing.pending === 'skip'}
            onClick={() => void changing.ask({ kind: 'skip', on: next.on })}
          >
            Skip this delivery
          </Button>
        )}
        {can.pause && (
          <Button
            variant="quiet"
            busy={changing.pending === 'pause'}
            onClick={() => void changing.ask({ kind: 'pause' })}
          >
            Pause
          </Button>
        )}
        {can.resume && (
          <Button busy={changing.pending === 'resume'} onClick={() => void changing.ask({ kind: 'resume' })}>
            {one.paused?.until ? 'Undo skip' : 'Resume'}
          </Button>
        )}
      </div>
    </section>
  )
}
