import type { EditedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { markPrizeSent, type PrizeToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { PassOver } from './pass-over.tsx'
import { PrizeFacts } from './prize-facts.tsx'

interface WinnerProps {
  readonly giveawayId: string
  readonly winner: EditedGiveaway['draw']['winners'][number]
  /** Undefined for a winner drawn after the answers were fetched. */
  readonly prize: PrizeToSend | undefined
  readonly onChanged: () => void
}

/** A winner with their answer, and what staff can do: mark the prize as sent, or pass the winner over. */
export function Winner({ giveawayId, winner, prize, onChanged }: WinnerProps) {
  const api = useApi()
  const [isPassing, setPassing] = useState(false)
  const { rank, entry, name, passedOver } = winner
  const sending = useMutation({
    mutationFn: () => api.call(markPrizeSent, { params: { id: giveawayId }, body: { rank } }),
    onSuccess: onChanged,
  })
  const isOpen = !passedOver && prize?.state !== 'sent'
  return (
    <li className={styles.item}>
      <span>
        {rank}. {passedOver ? <s>{name}</s> : <b>{name}</b>} <code className={styles.mono}>{entry}</code>
        {passedOver && `, passed over${prize?.passedOverBy ? ` by ${prize.passedOverBy}` : ''}: ${passedOver}`}
      </span>
      {prize && !passedOver && <PrizeFacts prize={prize} />}
      {isOpen && !isPassing && (
        <div className={styles.actions}>
          {prize?.address && (
            <Button size={40} busy={sending.isPending} onClick={() => sending.mutate()}>
              Mark {name}’s prize as sent
            </Button>
          )}
          <Button variant="quiet" size={40} onClick={() => setPassing(true)}>
            Pass {name} over
          </Button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {sending.error?.message}
      </p>
      {isOpen && isPassing && (
        <PassOver
          giveawayId={giveawayId}
          rank={rank}
          name={name}
          hasAnswered={prize?.answeredAt != null}
          onCancel={() => setPassing(false)}
          onDone={() => {
            setPassing(false)
            onChanged()
          }}
          onRefused={onChanged}
        />
      )}
    </li>
  )
}
