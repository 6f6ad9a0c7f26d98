import { hrefs, Link } from '@nukkad/platform'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { optionsText, type ReturnableLine } from '../parts/request/draft.ts'
import styles from '../parts/request/request.module.css'
import { kindsOf } from './replacement-kinds.ts'

interface VariantChoiceProps {
  readonly line: ReturnableLine
  readonly orderId: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (sku: string) => void
}

/** The other variants of the same product, one colour at a time if there are many; sold-out ones are marked. */
export function VariantChoice({ line, orderId, value, error, onChange }: VariantChoiceProps) {
  const { name, kinds } = kindsOf(line.replacements)
  const [kind, setKind] = useState(() => line.options[name] ?? kinds[0]?.title ?? '')
  const shown = kinds.find(({ title }) => title === kind) ?? kinds[0]
  const hasSome = line.replacements.some(({ isAvailable }) => isAvailable)
  const restOf = ({ [name]: _, ...options }: ReturnableLine['options']) => optionsText(options)
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          label={name}
          value={shown?.title}
          options={kinds.map(({ title, isAvailable }) => ({
            value: title,
            label: isAvailable ? title : `${title}, nothing in stock`,
          }))}
          onChange={(event) => {
            setKind(event.currentTarget.value)
            onChange('')
          }}
        />
      )}
      <RadioGroup
        label={`What would you like instead of ${line.name}?`}
        hint={optionsText(line.options) && `You have ${optionsText(line.options)}.`}
        error={error}
        value={value}
        onChange={onChange}
        options={(shown?.replacements ?? []).map(({ sku, options, isAvailable, reason }) => ({
          value: sku,
          label:
            sku === line.sku
              ? `The same again (${optionsText(options) || 'a new piece'})`
              : (kinds.length > 1 && restOf(options)) || optionsText(options),
          hint: isAvailable ? undefined : reason,
          disabled: !isAvailable,
        }))}
      />
      {!hasSome && (
        <p className={styles.quiet}>
          No other option is in stock right now. <Link to={hrefs.orderReturn(orderId)}>Return it instead</Link>, and you
          get your money back.
        </p>
      )}
    </>
  )
}
