import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import { draftOf, errorsIn, type GiftErrors, orderFrom } from '../parts/gifts/gift-draft.ts'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'
import { indianNow } from '../parts/gifts/indian-now.ts'
import { MomentFields } from '../parts/gifts/moment-fields.tsx'
import { RecipientFields } from '../parts/gifts/recipient-fields.tsx'
import { WordsFields } from '../parts/gifts/words-fields.tsx'
import type { CardSteps } from './use-card-steps.ts'

interface ChangeFormProps {
  readonly purchase: GiftCardTransaction
  readonly change: CardSteps['change']
  readonly onDone: () => void
}

/** Changes the recipient and the message, and until it is sent, the delivery time. */
export default function ChangeForm({ purchase, change, onDone }: ChangeFormProps) {
  const { card } = purchase
  const [draft, setDraft] = useState(() => draftOf(purchase))
  const [found, setFound] = useState<GiftErrors>({})
  const isToLeave = card.delivery === 'scheduled'
  const now = indianNow(Date.now())
  const lastDay = `${Number(now.day.slice(0, 4)) + 1}${now.day.slice(4)}`
  const rules = { min: card.amount, max: card.amount, today: now.day, lastDay, hour: now.hour }

  function submit() {
    const wrong = errorsIn(isToLeave ? draft : { ...draft, when: 'now' }, rules)
    setFound(wrong)
    if (Object.keys(wrong).length > 0) return
    const { recipient, message = '', senderName, deliverOn } = orderFrom(card.design.slug, draft)
    change.mutate(
      { recipient, message, ...(senderName && { senderName }), ...(isToLeave && deliverOn && { deliverOn }) },
      { onSuccess: onDone },
    )
  }
  const fields = {
    draft,
    errors: found,
    change: (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes }),
  }
  return (
    <Form
      label="Change the card"
      submit={isToLeave ? 'Save' : 'Save and send now'}
      busy={change.isPending}
      error={change.error?.message}
      onSubmit={submit}
    >
      <RecipientFields {...fields} />
      <WordsFields {...fields} />
      {isToLeave && <MomentFields {...fields} rules={rules} />}
    </Form>
  )
}
