import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FieldError } from '../field/field.tsx'
import { FileField } from '../file-field/file-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { StarsField } from '../stars-field/stars-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import styles from './question-form.module.css'

export type Answered = string | number | boolean | readonly string[]

/** One question, as it is rendered. */
export interface QuestionView {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly required: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
  /** maximum length of a text */
  readonly mostLetters?: number
  /** for numbers: 1 to 5 is shown as stars */
  readonly min?: number
  readonly max?: number
  /** for dates: the first and the last valid day */
  readonly firstDay?: string
  readonly lastDay?: string
}

export interface QuestionProps {
  readonly question: QuestionView
  readonly value: Answered | undefined
  readonly inputError: string | undefined
  readonly file: { readonly name: string; readonly isSending: boolean } | undefined
  readonly onChange: (value: Answered) => void
  readonly onFile: (file: File | null) => void
}

/** The `autocomplete` tokens by common names of questions. */
const tokens: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel-national',
  city: 'address-level2',
  pincode: 'postal-code',
  shop: 'organization',
  business: 'organization',
  link: 'url',
}
const ofType: Readonly<Record<string, Partial<TextFieldProps>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', before: '+91' },
}
const accepted: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  picture: 'image/jpeg,image/png,image/webp',
}

/** Up to this many choices are shown all at once. */
const fewChoices = 4

/** A question with the control for its type; its field name is answers.<name>. */
export function Question({ question, value, inputError, file, onChange, onFile }: QuestionProps) {
  const { name, label, type, required, options = [], hint, mostLetters } = question
  const texts = { label, error: inputError, optional: !required, ...(hint && { hint }) }
  const asked = required ? label : `${label} (optional)`
  const called = `answers.${name}`
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const typed = { name: called, value: text, maxLength: mostLetters }
  switch (type) {
    case 'textarea':
      return <TextArea {...texts} {...typed} rows={5} onChange={({ target }) => onChange(target.value)} />
    case 'date': {
      const { firstDay, lastDay } = question
      const span = { ...(firstDay && { min: firstDay }), ...(lastDay && { max: lastDay }) }
      return <DateField {...texts} {...span} name={called} value={text} onChange={onChange} />
    }
    case 'number':
      if (question.min === 1 && question.max === 5) {
        return (
          <StarsField
            {...{ label: asked, error: inputError, hint, value: Number(value ?? 0), name: called, onChange }}
          />
        )
      }
      return (
        <TextField
          {...texts}
          {...typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'select':
      return options.length <= fewChoices ? (
        <RadioGroup {...{ label: asked, error: inputError, hint, options, value: text, onChange }} name={called} />
      ) : (
        <SelectField
          {...texts}
          {...{ options, placeholder: 'Choose', name: called, value: text }}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'multi':
      return <Choices {...{ question, inputError, onChange }} chosen={Array.isArray(value) ? value : []} />
    case 'file':
      return (
        <FileField
          {...texts}
          {...{ file, name: called, onChoose: onFile }}
          accept={(options.length > 0 ? options : [{ value: 'pdf' }]).map((one) => accepted[one.value]).join(',')}
          onRemove={() => onFile(null)}
        />
      )
    case 'consent':
      return (
        <Checkbox
          {...{ label, error: inputError, hint, name: called, checked: value === true }}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    default:
      return (
        <TextField
          {...texts}
          {...typed}
          autoComplete={tokens[name] ?? 'off'}
          {...ofType[type]}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

function Choices({
  question: { name, label, required, options = [], hint },
  chosen,
  inputError,
  onChange,
}: Pick<QuestionProps, 'question' | 'inputError' | 'onChange'> & { readonly chosen: readonly string[] }) {
  const id = `answers-${name}`
  const described = [hint && `${id}-hint`, inputError && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.choices} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {label}
        {!required && <span className={styles.optional}> optional</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          name={`answers.${name}`}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        />
      ))}
      <FieldError id={`${id}-error`} text={inputError} />
    </fieldset>
  )
}
