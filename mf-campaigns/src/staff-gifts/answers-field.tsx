import type { GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import styles from './staff-gifts.module.css'

interface AnswersFieldProps {
  readonly question: GiftQuestionDraft
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** One question of the preview: checkboxes if several answers are allowed, otherwise a select. */
export function AnswersField({ question: { title, kind, options, isRequired }, values, onChange }: AnswersFieldProps) {
  if (kind === 'many')
    return (
      <fieldset className={styles.many}>
        <legend>{title}</legend>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
        ))}
      </fieldset>
    )
  return (
    <SelectField
      label={title}
      value={values[0] ?? ''}
      options={[
        { value: '', label: isRequired ? 'No answers yet' : 'Skipped' },
        ...options.map(({ value, label }) => ({ value, label })),
      ]}
      onChange={({ target }) => onChange(target.value ? [target.value] : [])}
    />
  )
}
