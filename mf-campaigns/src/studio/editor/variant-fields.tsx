import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { BeingWritten } from '@nukkad/editor'
import { Button } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import staff from '../../parts/staff/staff.module.css'
import { type VariantKey, variantLetters, variantName } from './variants.ts'

const goalOptions = [
  { value: 'taps', label: 'People who tap something on it' },
  { value: 'adds', label: 'People who then add something to the cart' },
  { value: 'orders', label: 'People who then place an order' },
]

interface VariantFieldsProps {
  readonly written: BeingWritten<CampaignDraft>
  readonly chosen: VariantKey
  readonly onChoose: (key: VariantKey) => void
}

/** The variants of the page, the share of visitors of each, and the one being edited. */
export function VariantFields({ written: { draft, fields, onChange }, chosen, onChoose }: VariantFieldsProps) {
  const { variants } = draft
  const rest = 100 - variants.reduce((sum, { weight }) => sum + weight, 0)
  const free = variantLetters.find((letter) => !variants.some(({ key }) => key === letter))
  const variant = variants.find(({ key }) => key === chosen)
  const change = (parts: Partial<(typeof variants)[number]>) =>
    onChange({ variants: variants.map((one) => (one.key === chosen ? { ...one, ...parts } : one)) })
  function add(key: (typeof variantLetters)[number]) {
    const blocks = draft.blocks.map((one) => ({ ...one, id: crypto.randomUUID() }))
    const weight = Math.floor(rest / 2)
    onChange({ variants: [...variants, { key, name: variantName(key), weight, blocks }] })
    onChoose(key)
  }
  return (
    <fieldset className={staff.group}>
      <legend>Variants</legend>
      <p className={staff.quiet}>
        {variants.length === 0
          ? 'Everyone sees the same page. A variant shows different blocks to some visitors, so you can compare results.'
          : 'Each visitor keeps the variant they saw first. Changing the share restarts the count.'}
      </p>
      <div className={staff.chips}>
        {(['a', ...variants.map(({ key }) => key)] as const).map((key) => (
          <Chip key={key} isSelected={(variant?.key ?? 'a') === key} onClick={() => onChoose(key)}>
            {key.toUpperCase()} · {key === 'a' ? rest : variants.find((one) => one.key === key)?.weight}%
          </Chip>
        ))}
        {free && (
          <Button size={40} variant="secondary" onClick={() => add(free)}>
            Add a variant
          </Button>
        )}
      </div>
      {variant && (
        <div className={staff.pair}>
          <TextField
            label={`Name of variant ${variant.key.toUpperCase()}`}
            maxLength={60}
            placeholder={variantName(variant.key)}
            value={variant.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label="Percentage of visitors"
            inputMode="numeric"
            maxLength={3}
            value={String(variant.weight)}
            error={rest < 0 ? 'Together they exceed 100%.' : undefined}
            onChange={({ target }) => change({ weight: Math.min(100, Number(target.value.replace(/\D/g, '')) || 0) })}
          />
          <Button
            variant="quiet"
            onClick={() => {
              onChange({ variants: variants.filter((one) => one.key !== variant.key) })
              onChoose('a')
            }}
          >
            Remove this variant
          </Button>
        </div>
      )}
      {variants.length > 0 && (
        <SelectField
          label="Goal"
          hint="Chosen before the start; changing it restarts the count"
          value={draft.goal}
          options={goalOptions}
          onChange={({ target }) => onChange({ goal: target.value as CampaignDraft['goal'] })}
        />
      )}
      <p role="alert" className={staff.problem}>
        {inputErrorsOf(variants, fields).join(' ')}
      </p>
    </fieldset>
  )
}

/** Why the variants cannot be saved, as sentences. */
function inputErrorsOf(variants: CampaignDraft['variants'], fields: Readonly<Record<string, string>>): string[] {
  const ofEach = variants.flatMap(({ key }, at) =>
    ['name', 'weight'].map(
      (part) => [`The ${part} of variant ${key.toUpperCase()}`, `variants.${at}.${part}`] as const,
    ),
  )
  return [['The variants', 'variants'] as const, ...ofEach].flatMap(([what, name]) => {
    const inputError = fields[name]
    return inputError ? [`${what} ${inputError}.`] : []
  })
}
