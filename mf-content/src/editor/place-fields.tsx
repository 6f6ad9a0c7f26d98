import type { PlaceType } from '@nukkad/contracts/endpoints/cards'
import type { EditedPlace, PlaceDraft } from '@nukkad/contracts/endpoints/editor'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import styles from './editor.module.css'
import { ChosenTags, LocalityField, TagField } from './filed-under.tsx'
import { LineField, TitleField } from './headline-fields.tsx'
import { HoursField } from './hours-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PinField } from './pin-field.tsx'
import { placeTypes, prices } from './place-words.ts'
import { StoryField } from './story-field.tsx'

interface PlaceFieldsProps {
  readonly facts: EditedPlace
  readonly draft: PlaceDraft
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<PlaceDraft>) => void
}

/** What a place is and why to go there. */
export function PlaceFields({ facts, draft, fields, onChange }: PlaceFieldsProps) {
  const { city } = facts
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the place">
      <TitleField value={draft.title} error={fields.title} onChange={(title) => onChange({ title })} />
      <div className={styles.pair}>
        <TextField
          label="What it is"
          hint="Cafe, Stepwell, Bookshop"
          value={draft.kind}
          maxLength={40}
          error={fields.kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        />
        <SelectField
          label="What it is for"
          value={draft.type}
          options={placeTypes}
          onChange={(event) => onChange({ type: event.target.value as PlaceType })}
        />
      </div>
      <LineField value={draft.line} error={fields.line} onChange={(line) => onChange({ line })} />
      <StoryField story={draft.story} error={fields.story} onChange={(story) => onChange({ story })} />
      <PictureField
        city={city}
        picture={draft.picture}
        error={fields.picture}
        altError={fields['picture.alt']}
        onChange={(picture) => onChange({ picture })}
      />
      <HoursField
        hours={draft.hours}
        error={fields.hours}
        shown={facts.draft.hours === draft.hours ? facts.hours : undefined}
        onChange={(hours) => onChange({ hours })}
      />
      <div className={styles.pair}>
        <SelectField
          label="What one pays"
          value={String(draft.price ?? '')}
          options={prices}
          onChange={(event) => onChange({ price: Number(event.target.value) || null })}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          inputMode="tel"
          value={draft.phone ?? ''}
          maxLength={20}
          error={fields.phone}
          onChange={(event) => onChange({ phone: event.target.value || null })}
        />
      </div>
      <div className={styles.pair}>
        <LocalityField
          city={city}
          locality={draft.locality}
          error={fields.locality}
          onChange={(locality) => onChange({ locality })}
        />
        <TagField city={city} tags={draft.tags} error={fields.tags} onChange={onTags} />
      </div>
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
      <TextField
        label="Address"
        value={draft.address}
        maxLength={240}
        error={fields.address}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <PinField
        {...{ city, title: draft.title, lat: draft.lat, lng: draft.lng }}
        error={fields.lat}
        onChange={onChange}
      />
      <TextArea
        label="How to get there"
        optional
        hint="As people here would tell it: the metro, the gate, the landmark"
        rows={3}
        value={draft.howTo}
        maxLength={1000}
        error={fields.howTo}
        onChange={(event) => onChange({ howTo: event.target.value })}
      />
    </section>
  )
}
