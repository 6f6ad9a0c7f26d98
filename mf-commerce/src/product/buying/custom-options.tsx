import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { formatRupees } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import page from '../product.module.css'
import styles from '../variants/variants.module.css'
import { UploadOption } from './upload-option.tsx'
import type { Buying } from './use-buying.ts'

export interface CustomOptionsProps {
  readonly options: ProductDetails['options']
  readonly buying: Buying
}

const more = (price: number) => (price > 0 ? ` (+ ${formatRupees(price)})` : '')

const hintOf = ({ guide, max_characters }: ProductDetails['options'][number]) =>
  [guide, max_characters && `Up to ${max_characters} letters.`].filter(Boolean).join(' ') || undefined

/** Custom options that the maker fulfils for one buyer: a name to engrave, a wrapping to choose. */
export default function CustomOptions({ options, buying }: CustomOptionsProps) {
  const shown = [...options].sort((one, other) => one.sort_order - other.sort_order)
  return (
    <fieldset className={styles.options}>
      <legend className={page.label}>Made for you</legend>
      {shown.map((option) => {
        const field = {
          id: `option-${option.option_id}`,
          label: `${option.title}${more(option.price)}`,
          optional: !option.is_require,
          error: buying.errors[option.option_id],
          value: buying.values[option.option_id] ?? '',
          onChange: (event: { target: { value: string } }) => buying.set(option.option_id, event.target.value),
        }
        if (option.type === 'file') {
          return (
            <UploadOption
              key={option.option_id}
              id={field.id}
              label={field.label}
              isRequired={option.is_require}
              error={field.error}
              guide={option.guide}
              onChange={(url, missing) => buying.set(option.option_id, url, missing)}
            />
          )
        }
        if (option.type === 'drop_down') {
          return (
            <SelectField
              key={option.option_id}
              {...field}
              options={[
                { value: '', label: option.is_require ? 'Choose one' : 'None' },
                ...option.values.map((value) => ({
                  value: value.option_type_id,
                  label: `${value.title}${more(value.price)}`,
                })),
              ]}
            />
          )
        }
        return (
          <TextField
            key={option.option_id}
            {...field}
            hint={hintOf(option)}
            maxLength={option.max_characters ?? undefined}
            autoComplete="off"
          />
        )
      })}
    </fieldset>
  )
}
