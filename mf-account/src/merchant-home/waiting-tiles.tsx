import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { formatNumber, hrefs, Link } from '@nukkad/platform'
import { withQuery } from '../parts/back-office/page-of.ts'
import styles from './merchant-home.module.css'

type Kind = keyof Dashboard['waiting']

const orders = (group: string) => withQuery(hrefs.merchantOrders(), { group })
const returns = (part: string) => withQuery(hrefs.merchantOrders(), { group: 'returns', part })

const tiles: readonly {
  readonly kind: Kind
  readonly label: string
  readonly href: string
  readonly isUrgent?: boolean
}[] = [
  { kind: 'to_accept', label: 'new orders to accept', href: orders('waiting'), isUrgent: true },
  {
    kind: 'to_send_today',
    label: 'to send today',
    href: withQuery(hrefs.merchantOrders(), { send: 'today' }),
    isUrgent: true,
  },
  { kind: 'to_answer', label: 'returns to answer', href: returns('waiting'), isUrgent: true },
  { kind: 'to_reply', label: 'questions to answer', href: hrefs.merchantQuestions(), isUrgent: true },
  { kind: 'failed', label: 'not delivered', href: orders('failed'), isUrgent: true },
  { kind: 'to_pack', label: 'to pack', href: orders('accepted') },
  { kind: 'to_ship', label: 'to hand over', href: orders('packed') },
  { kind: 'to_fetch', label: 'returns to have collected', href: returns('waiting') },
  { kind: 'to_settle', label: 'came back: to refund or send', href: returns('waiting') },
  { kind: 'to_receive', label: 'returns under way', href: returns('under_way') },
  { kind: 'on_the_way', label: 'on the way', href: orders('shipped') },
  { kind: 'on_hold', label: 'on hold', href: orders('on_hold') },
]

/** The merchant's pending tasks as thumb-sized tiles; empty ones are only mentioned. */
export function WaitingTiles({ waiting }: Pick<Dashboard, 'waiting'>) {
  const full = tiles.filter(({ kind }) => waiting[kind] > 0)
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className={styles.part}>
        To do
      </h2>
      {full.length === 0 ? (
        <p className={styles.calm}>Nothing to do. Everything is packed, sent and answered: time for chai.</p>
      ) : (
        <ul className={styles.tiles}>
          {full.map(({ kind, label, href, isUrgent }) => (
            <li key={kind}>
              <Link to={href} className={styles.tile} data-urgent={isUrgent || undefined}>
                <strong className={styles.number}>{formatNumber(waiting[kind])}</strong>
                <span>{waiting[kind] === 1 ? label.replace(/(order|return|question)s/, '$1') : label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
