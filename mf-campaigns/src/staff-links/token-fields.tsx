import { asSentence, MomentField } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from '../parts/staff/number-field.tsx'
import styles from '../parts/staff/staff.module.css'
import type { LinksWish } from './new-links.ts'

interface TokenFieldsProps {
  readonly wish: LinksWish
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<LinksWish>) => void
}
const gifts = [
  { value: 'coupon', label: 'A coupon' },
  { value: 'perks', label: 'Perks in the wallet' },
  { value: 'page', label: 'A page' },
] as const

/** What a token says, what it gives, and how long it is valid. */
export function TokenFields({ wish, fields, onChange }: TokenFieldsProps) {
  return (
    <>
      <TextField
        label="A line below"
        optional
        maxLength={200}
        value={wish.line}
        error={asSentence(fields.line)}
        onChange={({ target }) => onChange({ line: target.value })}
      />
      <GiftFields wish={wish} fields={fields} onChange={onChange} />
      <div className={styles.pair}>
        <MomentField
          label="Valid from"
          value={wish.startsAt}
          error={fields.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <MomentField
          label="Valid until"
          value={wish.endsAt}
          error={fields.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
        />
      </div>
    </>
  )
}

/** What it gives: a coupon, perks or a page. */
function GiftFields({ wish, fields, onChange }: TokenFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="It gives"
          value={wish.gift}
          options={gifts}
          onChange={({ target }) => onChange({ gift: gifts.find(({ value }) => value === target.value)?.value })}
        />
        <TextField
          label="In words"
          hint="For example: ₹100 off your first order"
          maxLength={120}
          value={wish.giftText}
          error={asSentence(fields['gift.text'])}
          onChange={({ target }) => onChange({ giftText: target.value })}
        />
      </div>
      {wish.gift === 'coupon' && (
        <TextField
          label="Coupon code"
          maxLength={30}
          value={wish.code}
          error={asSentence(fields['gift.code'])}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      )}
      {wish.gift === 'page' && (
        <TextField
          label="Address of the page"
          hint="On this site, such as /shop"
          maxLength={200}
          value={wish.href}
          error={asSentence(fields['gift.href'])}
          onChange={({ target }) => onChange({ href: target.value })}
        />
      )}
      {wish.gift === 'perks' && (
        <div className={styles.pair}>
          <NumberField
            label="Rupees each"
            value={wish.rupees}
            error={fields['gift.paise']}
            onChange={(rupees = 0) => onChange({ rupees })}
          />
          <NumberField
            label="Days until they expire"
            value={wish.days}
            error={fields['gift.days']}
            onChange={(days = 0) => onChange({ days })}
          />
        </div>
      )}
    </>
  )
}
