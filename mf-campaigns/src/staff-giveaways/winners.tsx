import { redrawGiveaway } from '@nukkad/contracts/endpoints/campaigns/giveaway-draw'
import type { EditedGiveaway } from '@nukkad/contracts/endpoints/campaigns/giveaway-editing'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'

interface WinnersProps {
  readonly giveaway: EditedGiveaway
  readonly onChanged: () => void
}

/**
 * The winners in the order of the draw. An entry that is passed over stays in the record with the reason, and the next
 * rank wins.
 */
export function Winners({ giveaway: { id, draw }, onChanged }: WinnersProps) {
  const api = useApi()
  const [asked, ask] = useState<number>()
  const [reason, setReason] = useState('')
  const passing = useMutation({
    mutationFn: (rank: number) => api.call(redrawGiveaway, { params: { id }, body: { rank, reason } }),
    onSuccess() {
      ask(undefined)
      setReason('')
      onChanged()
    },
  })
  return (
    <ol className={styles.things}>
      {draw.winners.map(({ rank, entry, name, passedOver }) => (
        <li key={rank} className={styles.thing}>
          <div className={styles.actions}>
            <span>
              {rank}. {passedOver ? <s>{name}</s> : <b>{name}</b>} <code className={styles.mono}>{entry}</code>
              {passedOver && `, passed over: ${passedOver}`}
            </span>
            {!passedOver && asked !== rank && (
              <Button variant="quiet" size={40} onClick={() => ask(rank)}>
                Pass {name} over
              </Button>
            )}
          </div>
          {asked === rank && (
            <form
              method="post"
              noValidate
              className={styles.begin}
              onSubmit={(event) => {
                event.preventDefault()
                if (!passing.isPending) passing.mutate(rank)
              }}
            >
              <TextField
                label="Why the next entry wins"
                hint="Published with the draw"
                maxLength={200}
                value={reason}
                error={passing.error?.message}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button type="submit" busy={passing.isPending}>
                Pass over
              </Button>
            </form>
          )}
        </li>
      ))}
    </ol>
  )
}
