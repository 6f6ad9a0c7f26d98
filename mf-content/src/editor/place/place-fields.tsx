import type { PlaceType } from '@nukkad/contracts/endpoints/content/cards'
import type { EditedPlace, PlaceDraft } from '@nukkad/contracts/endpoints/content/editor'
import { type BeingWritten, fieldsOf } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { asSentence, FirstPicture } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenTags, LocalityField, TagField } from '../parts/filed-under.tsx'
import { LineField, TitleField } from '../parts/headline-fields.tsx'
import { HoursField } from './hours-field.tsx'
import { PinField } from './pin-field.tsx'
import { placeTypes, prices } from './place-words.ts'
import { StoryField } from './story-field.tsx'

interface PlaceFieldsProps {
  readonly facts: EditedPlace
  readonly written: BeingWritten<PlaceDraft>
}

/** What a place is, and why to visit it. */
export function PlaceFields({ facts, written }: PlaceFieldsProps) {
  const { draft, fields, onChange } = written
  const { typed, held } = fieldsOf(written)
  const { city } = facts
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the place">
      <TitleField {...held('title')} />
      <div className={styles.pair}>
        <TextField label="Type" hint="Cafe, Stepwell, Bookshop" maxLength={40} {...typed('kind')} />
        <SelectField
          label="Category"
          value={draft.type}
          options={placeTypes}
          onChange={(event) => onChange({ type: event.target.value as PlaceType })}
        />
      </div>
      <LineField {...held('line')} />
      <StoryField story={draft.story} error={asSentence(fields.story)} onChange={(story) => onChange({ story })} />
      <FirstPicture city={city} written={written} />
      <HoursField
        hours={draft.hours}
        error={asSentence(fields.hours)}
        shown={facts.draft.hours === draft.hours ? facts.hours : undefined}
        onChange={(hours) => onChange({ hours })}
      />
      <div className={styles.pair}>
        <SelectField
          label="Price level"
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
          error={asSentence(fields.phone)}
          onChange={(event) => onChange({ phone: event.target.value || null })}
        />
      </div>
      <div className={styles.pair}>
        <LocalityField
          city={city}
          locality={draft.locality}
          error={asSentence(fields.locality)}
          onChange={(locality) => onChange({ locality })}
        />
        <TagField city={city} tags={draft.tags} error={asSentence(fields.tags)} onChange={onTags} />
      </div>
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
      <TextField label="Address" maxLength={240} {...typed('address')} />
      <PinField
        {...{ city, title: draft.title, lat: draft.lat, lng: draft.lng }}
        error={asSentence(fields.lat)}
        onChange={onChange}
      />
      <TextArea
        label="How to get there"
        optional
        hint="As people here would tell it: the metro, the gate, the landmark"
        rows={3}
        maxLength={1000}
        {...typed('howTo')}
      />
    </section>
  )
}
