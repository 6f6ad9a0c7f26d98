import { redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { Form } from '@nukkad/ui/form'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'

interface PassOverProps {
  readonly giveawayId: string
  readonly rank: number
  readonly name: string
  /** Whether the winner has answered, which staff then confirm that they know. */
  readonly hasAnswered: boolean
  readonly onCancel: () => void
  readonly onDone: () => void
  /** The winner may have answered meanwhile. */
  readonly onRefused: () => void
}

/** in characters; the API requires as many */
const shortestReason = 5

/** The reason for which a winner is passed over. */
export function PassOver({ giveawayId, rank, name, hasAnswered, onCancel, onDone, onRefused }: PassOverProps) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [isTried, setTried] = useState(false)
  const isAnswerKnown = hasAnswered && isConfirmed
  const passing = useMutation({
    mutationFn: () =>
      api.call(redrawGiveaway, {
        params: { id: giveawayId },
        body: { rank, reason, ...(isAnswerKnown && { isAnswerKnown }) },
      }),
    onSuccess: onDone,
    onError: onRefused,
  })
  const inputErrors = {
    reason: reason.trim().length < shortestReason ? 'Write a few words, which everyone can read' : undefined,
    confirmation: hasAnswered && !isConfirmed ? 'Tick the box, or keep this winner.' : undefined,
  }
  return (
    <div className={styles.narrow}>
      <Form
        submit="Pass over"
        busy={passing.isPending}
        error={isTried ? inputErrors.confirmation : undefined}
        onSubmit={() => {
          setTried(true)
          if (!inputErrors.reason && !inputErrors.confirmation) passing.mutate()
        }}
        after={
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <TextField
          label="Why the next entry wins"
          hint="Published with the draw"
          maxLength={200}
          value={reason}
          error={(isTried && inputErrors.reason) || passing.error?.message}
          onChange={({ target }) => setReason(target.value)}
        />
        {hasAnswered && (
          <Checkbox
            label={`${name} has answered and must not receive the prize`}
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
        )}
      </Form>
    </div>
  )
}
