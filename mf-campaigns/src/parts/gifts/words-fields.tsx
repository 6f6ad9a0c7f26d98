import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { GiftDraft, GiftErrors } from './gift-draft.ts'

interface WordsFieldsProps {
  readonly draft: GiftDraft
  readonly errors: GiftErrors
  readonly change: (changes: Partial<GiftDraft>) => void
}
const longest = 500

/** The message, and the sender's name. */
export function WordsFields({ draft, errors, change }: WordsFieldsProps) {
  const left = longest - draft.message.length
  return (
    <>
      <TextArea
        label="Your words"
        optional
        name="message"
        rows={4}
        maxLength={longest}
        hint={left <= 100 ? `${left} characters left.` : 'They read it when they unwrap the card.'}
        value={draft.message}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextField
        label="From"
        name="sender"
        autoComplete="name"
        maxLength={60}
        value={draft.sender}
        error={errors.sender}
        onChange={(event) => change({ sender: event.target.value })}
      />
    </>
  )
}
