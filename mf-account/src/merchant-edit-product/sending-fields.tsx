import type { OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextField } from '@nukkad/ui/text-field'
import styles from '../parts/product/product-form.module.css'
import { DaysField, type Typed } from '../parts/product/word-fields.tsx'
import { type EditFact, type EditFacts, weightOf } from './edit-facts.ts'

interface SendingFieldsProps {
  readonly variants: OwnProduct['variants']
  readonly typed: Typed<EditFact | 'ready_in_days'>
  readonly facts: EditFacts
}

/** The preparation days, and one weight for all variants or one for each. */
export function SendingFields({ variants, typed, facts }: SendingFieldsProps) {
  const field = { inputMode: 'numeric', maxLength: 6 } as const
  const isApart = facts.weighs_apart !== ''
  const { onChange } = typed('weighs_apart')
  return (
    <>
      <DaysField {...typed('ready_in_days')} />
      {isApart ? (
        variants.map(({ sku, options }) => (
          <TextField
            key={sku}
            label={`Grams in ${Object.values(options).join(', ')}`}
            {...field}
            {...typed(weightOf(sku))}
          />
        ))
      ) : (
        <TextField label="Weight in grams" hint="Including packaging" {...field} {...typed('weights')} />
      )}
      {variants.length > 1 && (
        <Checkbox
          className={styles.wide}
          label="Variants have different weights"
          checked={isApart}
          onChange={(event) => onChange({ target: { value: event.target.checked ? 'yes' : '' } })}
        />
      )}
    </>
  )
}
