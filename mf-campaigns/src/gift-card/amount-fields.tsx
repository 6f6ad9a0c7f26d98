import { formatRupees } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { TextField } from '@nukkad/ui/text-field'
import { plainAmount } from '../parts/gifts/gift-draft.ts'
import type { GiftCardTerms } from '../parts/gifts/gifts.queries.ts'
import styles from './gift-card.module.css'

interface AmountFieldsProps {
  readonly design: GiftCardTerms
  readonly amount: string
  readonly error: string | undefined
  readonly onChange: (amount: string) => void
}

/** Preset amounts, and any other amount in whole rupees. */
export function AmountFields({ design, amount, error, onChange }: AmountFieldsProps) {
  return (
    <>
      <div className={styles.chips}>
        {design.amounts.map((one) => (
          <Chip key={one} isSelected={plainAmount(amount) === one} onClick={() => onChange(String(one))}>
            {formatRupees(one)}
          </Chip>
        ))}
      </div>
      <TextField
        label="Amount"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        before="₹"
        hint={`Any amount from ${formatRupees(design.min)} to ${formatRupees(design.max)}.`}
        value={amount}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
