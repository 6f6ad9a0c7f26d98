import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from './gift-cards.module.css'
import { useReturnCard, type Wallet } from './wallet.queries.ts'

interface ReturnCardProps {
  readonly card: Wallet['gift_cards'][number]
  readonly userId: string | undefined
}

/** Returns the remaining balance of a card to its giver; asks for confirmation, because it can't be undone. */
export function ReturnCard({ card, userId }: ReturnCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const question = useLostFocus<HTMLFieldSetElement>(isAsking)
  const ask = useLostFocus<HTMLButtonElement>(isAsking)
  const giver = card.from || 'the person who paid for it'
  const returning = useReturnCard(userId, giver)
  const amount = formatRupees(card.balance)
  if (!isAsking) {
    return (
      <Button
        ref={ask}
        variant="quiet"
        aria-label={`Return the card from ${giver}`}
        onClick={() => {
          returning.reset()
          setIsAsking(true)
        }}
      >
        Return it
      </Button>
    )
  }
  return (
    <fieldset ref={question} tabIndex={-1} className={styles.returning}>
      <legend>Return {amount}?</legend>
      <p>
        The money goes to {giver}, to where the card was paid from, within five to seven working days. This can’t be
        undone.
      </p>
      {returning.error && <p role="alert">{returning.error.message}</p>}
      <div>
        <Button variant="danger" busy={returning.isPending} onClick={() => returning.mutate(card.id)}>
          Return {amount}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </fieldset>
  )
}
