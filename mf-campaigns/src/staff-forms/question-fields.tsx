import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextField } from '@nukkad/ui/text-field'
import { LinesField } from '../parts/staff/lines-field.tsx'
import { BoundsFields } from './bounds-fields.tsx'
import { questionKinds } from './question-kinds.ts'

interface QuestionFieldsProps {
  readonly question: FormField
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (parts: Partial<FormField>) => void
}
const kindsOfFile = [
  { value: 'pdf', label: 'PDF' },
  { value: 'picture', label: 'Picture' },
]

/** All fields of one question. Its type cannot change; another type needs a new question. */
export function QuestionFields({ question, errorOf, onChange }: QuestionFieldsProps) {
  const { type, label, required, options = [], hint, pattern } = question
  const isChoice = type === 'select' || type === 'multi'
  return (
    <>
      <TextField
        label={type === 'consent' ? 'Consent text' : 'Question'}
        hint={errorOf('type') ?? questionKinds[type]}
        maxLength={200}
        value={label}
        error={errorOf('label') ?? errorOf('name')}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {isChoice && (
        <LinesField
          label="Options"
          lines={options.map((one) => one.label)}
          error={errorOf('options')}
          // An unchanged line keeps its value, so that existing answers still refer to it.
          onChange={(lines) =>
            onChange({
              options: lines.map((line) => options.find((one) => one.label === line) ?? asOption(line)),
            })
          }
        />
      )}
      {type === 'file' &&
        kindsOfFile.map((kind) => (
          <Checkbox
            key={kind.value}
            label={kind.label}
            checked={options.some(({ value }) => value === kind.value)}
            onChange={({ target }) =>
              onChange({
                options: kindsOfFile.filter(({ value }) =>
                  value === kind.value ? target.checked : options.some((one) => one.value === value),
                ),
              })
            }
          />
        ))}
      <BoundsFields question={question} errorOf={errorOf} onChange={onChange} />
      <TextField
        label="Hint"
        optional
        maxLength={200}
        value={hint ?? ''}
        error={errorOf('hint')}
        onChange={({ target }) => onChange({ hint: target.value || undefined })}
      />
      {type === 'text' && (
        <TextField
          label="Pattern"
          optional
          hint="A regular expression, such as [0-9]{6}"
          maxLength={200}
          value={pattern ?? ''}
          error={errorOf('pattern')}
          onChange={({ target }) => onChange({ pattern: target.value || undefined })}
        />
      )}
      <Checkbox label="Required" checked={required} onChange={({ target }) => onChange({ required: target.checked })} />
    </>
  )
}

const asOption = (line: string) => ({ value: line.slice(0, 80), label: line })
