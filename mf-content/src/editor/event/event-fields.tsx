import { type EventKind, eventKinds } from '@nukkad/contracts/endpoints/events/event-kinds'
import { type BeingWritten, fieldsOf } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { asSentence, FirstPicture, MomentField, PickedFieldset } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenTags, LocalityField, TagField } from '../parts/filed-under.tsx'
import { LineField, TitleField } from '../parts/headline-fields.tsx'
import type { WrittenEvent } from './event-kind.ts'

interface EventFieldsProps {
  readonly city: string
  readonly written: BeingWritten<WrittenEvent>
}

/** What happens, when and where, and who hosts it. */
export function EventFields({ city, written }: EventFieldsProps) {
  const { draft, fields, onChange } = written
  const { typed, held } = fieldsOf(written)
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the event">
      <TitleField {...held('title')} />
      <LineField hint="What to bring, what to expect; shown beside time, price and seats" {...held('line')} />
      <div className={styles.pair}>
        <MomentField
          label="Starts"
          value={draft.starts}
          error={fields.starts}
          onChange={(starts) => {
            // Moving the start keeps the event's duration.
            const length = new Date(draft.ends).getTime() - new Date(draft.starts).getTime()
            onChange({ starts, ends: new Date(new Date(starts).getTime() + length).toISOString() })
          }}
        />
        <MomentField label="Ends" value={draft.ends} error={fields.ends} onChange={(ends) => onChange({ ends })} />
      </div>
      <TextField label="Where" hint="The house, the lawn, the gate" maxLength={120} {...typed('venue')} />
      <PickedFieldset
        label="Our page of this place (optional)"
        hint="If it has one, the event is on its page and on the map."
        kind="place"
        slug={draft.place ?? ''}
        city={city}
        error={asSentence(fields.place)}
        onChange={(place) => onChange({ place: place || null })}
      />
      <div className={styles.pair}>
        <SelectField
          label="Kind"
          value={draft.kind}
          options={eventKinds.map(({ kind, title }) => ({ value: kind, label: title }))}
          onChange={(event) => onChange({ kind: event.target.value as EventKind })}
        />
        <LocalityField
          city={city}
          locality={draft.locality}
          none="None of them"
          error={asSentence(fields.locality)}
          onChange={(locality) => onChange({ locality })}
        />
      </div>
      <div className={styles.pair}>
        <TextField label="Who invites" maxLength={80} {...typed('host')} />
        <TextField label="About the host" optional maxLength={240} {...typed('hostLine')} />
      </div>
      <TagField city={city} tags={draft.tags} error={asSentence(fields.tags)} onChange={onTags} />
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
      <FirstPicture city={city} written={written} />
    </section>
  )
}
