import type { SupportedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { formatDay, formatRupees } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { ExtendForm } from './extend-form.tsx'
import own from './staff-gift-cards.module.css'

interface SupportedCardProps {
  readonly card: SupportedGiftCard
  readonly onChanged: (card: SupportedGiftCard) => void
}

const states: Readonly<Record<SupportedGiftCard['state'], string>> = {
  unpaid: 'Not paid',
  open: 'Not redeemed yet',
  redeemed: 'In a wallet',
  expired: 'Expired, not redeemed',
  refunded: 'Cancelled',
}

/** A gift card as support sees it: whose it is, what is left of it, and how often it was extended. */
export function SupportedCard({ card, onChanged }: SupportedCardProps) {
  const [isExtending, setExtending] = useState(false)
  const { title, amount, lastFour, state, recipient, buyer, holder, usable, expired, problem } = card
  const rows = [
    ['For', [recipient.name, recipient.address ?? 'address erased'].join(', ')],
    ['Bought by', buyer ?? 'a deleted account'],
    ['In the wallet of', state === 'redeemed' && (holder ?? 'a deleted account')],
    ['Valid until', formatDay(card.expires)],
    ['Usable', formatRupees(usable)],
    ['Expired', expired > 0 && formatRupees(expired)],
  ] as const
  return (
    <li className={`${styles.item} ${own.card}`}>
      <h2>
        {formatRupees(amount)} · {title} {lastFour && <code className={styles.mono}>•••• {lastFour}</code>}{' '}
        <Badge tone={expired > 0 ? 'offer' : 'neutral'}>{states[state]}</Badge>
      </h2>
      <dl className={own.facts}>{rows.map(([name, value]) => value && <Fact key={name} {...{ name, value }} />)}</dl>
      {card.extensions.length > 0 && (
        <ul className={styles.quiet} aria-label="Extensions">
          {card.extensions.map(({ at, by, reason, amount: extended, until }) => (
            <li key={at}>
              {by} extended {formatRupees(extended)} until {formatDay(until)} on {formatDay(at)}: {reason}
            </li>
          ))}
        </ul>
      )}
      {problem && <p className={styles.quiet}>{problem}</p>}
      {!problem && !isExtending && (
        <div className={styles.actions}>
          <Button size={40} onClick={() => setExtending(true)}>
            Extend {formatRupees(expired)}
          </Button>
        </div>
      )}
      {!problem && isExtending && (
        <ExtendForm
          card={card}
          onCancel={() => setExtending(false)}
          onExtended={(changed) => {
            setExtending(false)
            onChanged(changed)
          }}
        />
      )}
    </li>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
