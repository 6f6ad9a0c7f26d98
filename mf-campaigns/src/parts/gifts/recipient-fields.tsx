import { RadioGroup } from '@nukkad/ui/radio-group'
import { TextField } from '@nukkad/ui/text-field'
import type { GiftDraft, GiftErrors } from './gift-draft.ts'

interface RecipientFieldsProps {
  readonly draft: GiftDraft
  readonly errors: GiftErrors
  readonly change: (changes: Partial<GiftDraft>) => void
}

/** The recipient, and how the card reaches them. */
export function RecipientFields({ draft, errors, change }: RecipientFieldsProps) {
  return (
    <>
      <TextField
        label="Their name"
        name="name"
        autoComplete="off"
        maxLength={60}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <RadioGroup
        label="How should we send it?"
        name="by"
        options={[
          { value: 'email', label: 'By email' },
          { value: 'phone', label: 'By text message' },
        ]}
        value={draft.by}
        onChange={(by) => change({ by: by === 'phone' ? 'phone' : 'email' })}
      />
      {draft.by === 'email' ? (
        <TextField
          label="Their email address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      ) : (
        <TextField
          label="Their mobile number"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          before="+91"
          value={draft.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      )}
    </>
  )
}
