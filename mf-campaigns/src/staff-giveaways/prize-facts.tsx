import type { PrizeToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { formatDay, formatTime } from '@nukkad/platform'
import styles from './prize-facts.module.css'

const momentOf = (at: string) => `${formatDay(at)}, ${formatTime(at)}`

/** The state of a winner's prize: when they were notified, their answer, and whether it was sent. */
export function PrizeFacts({ prize }: { readonly prize: PrizeToSend }) {
  const { state, toldAt, answerBy, answeredAt, address, sentAt, sentBy } = prize
  const facts: readonly (readonly [string, string | null])[] = [
    ['Told', toldAt ? momentOf(toldAt) : 'no: there is no account, or neither an email address nor a phone'],
    ['Answer by', state === 'open' || state === 'late' ? answerBy && momentOf(answerBy) : null],
    ['Answered', answeredAt ? momentOf(answeredAt) : state === 'late' ? 'no, and the time is over' : 'not yet'],
    ['Send to', answeredAt && (address ? written(address) : 'the account was deleted, and the address with it')],
    ['Phone', address?.phone ?? null],
    ['Sent', sentAt && `${momentOf(sentAt)}${sentBy ? `, by ${sentBy}` : ''}`],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

type Address = NonNullable<PrizeToSend['address']>
const written = ({ name, line1, line2, landmark, city, state, postcode }: Address) =>
  [name, line1, line2, landmark, city, `${state} ${postcode}`].filter(Boolean).join(', ')
