import { giftNoteLimits } from '@nukkad/contracts/endpoints/orders/gift-note'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { Ref } from 'react'
import styles from '../parts/checkout-steps/checkout.module.css'
import type { GiftNoteInput } from '../parts/paying/use-gift-note.ts'

interface GiftChoiceProps {
  readonly gift: GiftNoteInput
  readonly error: string | undefined
  /** the field for the name, which is focused when the name is missing */
  readonly nameRef: Ref<HTMLInputElement>
}

/** Whether it is a gift, and the note that is enclosed. */
export function GiftChoice({ gift: { input, change }, error, nameRef }: GiftChoiceProps) {
  const left = giftNoteLimits.text - input.text.length
  return (
    <section className={styles.block} aria-labelledby="gift">
      <h2 id="gift">A gift?</h2>
      <div className={styles.card}>
        <Checkbox
          label="Send it as a gift"
          hint="With your note, and without prices in the parcel. Paid online."
          checked={input.isGift}
          onChange={(event) => change({ isGift: event.currentTarget.checked })}
        />
        {input.isGift && (
          <div className={styles.giftNote}>
            <TextArea
              label="Your note"
              optional
              rows={3}
              maxLength={giftNoteLimits.text}
              hint={left <= 60 ? `${left} letters left` : undefined}
              value={input.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
            <TextField
              ref={nameRef}
              label="From"
              maxLength={giftNoteLimits.from}
              autoComplete="name"
              error={error}
              value={input.from}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
    </section>
  )
}
