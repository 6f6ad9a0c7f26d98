import { extendGiftCard, type SupportedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { DateField } from '@nukkad/ui/date-field'
import { Form } from '@nukkad/ui/form'
import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'

interface ExtendFormProps {
  readonly card: SupportedGiftCard
  readonly onCancel: () => void
  readonly onExtended: (card: SupportedGiftCard) => void
}

const oneDay = 86_400_000
/** in characters; the API requires as many */
const shortestReason = 5

/** The new last day of an expired card, and the reason, which only the team reads. */
export function ExtendForm({ card, onCancel, onExtended }: ExtendFormProps) {
  const api = useApi()
  const now = Date.now()
  const [until, setUntil] = useState(() => dayInIndia(now + 90 * oneDay))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const extending = useMutation({
    mutationFn: () => api.call(extendGiftCard, { params: { id: card.id }, body: { until, reason: reason.trim() } }),
    onSuccess: ({ data }) => onExtended(data),
  })
  const faults = {
    until: until === '' ? 'Choose the last day' : undefined,
    reason: reason.trim().length < shortestReason ? 'Write a few words' : undefined,
  }
  const told = card.holder ?? card.recipient.address
  return (
    <div className={styles.narrow}>
      <Form
        submit="Extend"
        busy={extending.isPending}
        error={extending.error?.message}
        onSubmit={() => {
          setTried(true)
          if (!faults.until && !faults.reason) extending.mutate()
        }}
        after={
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <DateField
          label="Valid until the end of"
          min={dayInIndia(now + oneDay)}
          max={dayInIndia(now + 365 * oneDay)}
          value={until}
          error={isTried ? faults.until : undefined}
          onChange={setUntil}
        />
        <TextArea
          label="Reason"
          hint={told ? `Kept with the card. ${told} is told that it is valid again.` : 'Kept with the card.'}
          maxLength={300}
          value={reason}
          error={isTried ? faults.reason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </div>
  )
}
