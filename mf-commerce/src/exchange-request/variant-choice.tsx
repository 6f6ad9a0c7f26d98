import { hrefs, Link } from '@nukkad/platform'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { optionsText, type ReturnableLine } from '../parts/request/draft.ts'
import styles from '../parts/request/request.module.css'

interface VariantChoiceProps {
  readonly line: ReturnableLine
  readonly orderId: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (sku: string) => void
}

/** The other variants of the same product; what is sold out says so. */
export function VariantChoice({ line, orderId, value, error, onChange }: VariantChoiceProps) {
  const hasSome = line.replacements.some(({ isAvailable }) => isAvailable)
  return (
    <>
      <RadioGroup
        label={`What becomes of ${line.name}?`}
        hint={optionsText(line.options) && `You have ${optionsText(line.options)}.`}
        error={error}
        value={value}
        onChange={onChange}
        options={line.replacements.map(({ sku, options, isAvailable, reason }) => ({
          value: sku,
          label: sku === line.sku ? `The same again (${optionsText(options) || 'a new piece'})` : optionsText(options),
          hint: isAvailable ? undefined : reason,
          disabled: !isAvailable,
        }))}
      />
      {!hasSome && (
        <p className={styles.quiet}>
          Nothing else of it is in stock just now. <Link to={hrefs.orderReturn(orderId)}>Return it instead</Link>, and
          you get your money back.
        </p>
      )}
    </>
  )
}
