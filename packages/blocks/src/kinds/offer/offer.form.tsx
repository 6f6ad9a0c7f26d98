import { ActionField, type BlockFormProps, Fields, formFields, ItemsField, inputErrorsAt } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { LinesField } from '../../form-parts/lines-field.tsx'
import type { BlockData } from '../../registry.ts'

const empty = { label: '', title: '', text: '', terms: [], cta: null }

export function OfferForm(props: BlockFormProps<BlockData<'offer'>>) {
  const { data, inputErrors, onChange } = props
  const { typed } = formFields(props)
  return (
    <Fields>
      <TextField label="Heading" optional maxLength={160} {...typed('title')} />
      <TextField label="Note below" optional maxLength={300} {...typed('note')} />
      <ItemsField
        name="Offer"
        items={data.offers}
        empty={empty}
        most={12}
        inputErrors={inputErrorsAt(inputErrors, 'offers')}
        onChange={(offers) => onChange({ ...data, offers })}
      >
        {(offer, change, inputErrors) => <OfferFields offer={offer} change={change} inputErrors={inputErrors} />}
      </ItemsField>
    </Fields>
  )
}

type Offer = BlockData<'offer'>['offers'][number]
interface OfferFieldsProps {
  readonly offer: Offer
  readonly change: (parts: Partial<Offer>) => void
  readonly inputErrors: Readonly<Record<string, string>>
}

function OfferFields({ offer, change, inputErrors }: OfferFieldsProps) {
  return (
    <>
      <TextField
        label="The offer, in short"
        hint="10 % off"
        maxLength={40}
        value={offer.label}
        error={inputErrors.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label="Title"
        maxLength={120}
        value={offer.title}
        error={inputErrors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label="Line"
        optional
        maxLength={300}
        value={offer.text}
        error={inputErrors.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <LinesField label="Terms" lines={offer.terms} most={8} onChange={(terms) => change({ terms })} />
      <ActionField
        value={offer.cta}
        inputErrors={inputErrorsAt(inputErrors, 'cta')}
        onChange={(cta) => change({ cta })}
      />
    </>
  )
}
