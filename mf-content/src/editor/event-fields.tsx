import { type EventKind, eventKinds } from '@nukkad/contracts/endpoints/events'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import styles from './editor.module.css'
import type { WrittenEvent } from './event-kind.ts'
import { ChosenTags, LocalityField, TagField } from './filed-under.tsx'
import { LineField, TitleField } from './headline-fields.tsx'
import { MomentField } from './moment-field.tsx'
import { PictureField } from './picture-field.tsx'
import { nameIn } from './written.ts'

interface EventFieldsProps {
  readonly city: string
  readonly draft: WrittenEvent
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<WrittenEvent>) => void
}

/** What happens, when and where, and who invites. */
export function EventFields({ city, draft, fields, onChange }: EventFieldsProps) {
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the event">
      <TitleField value={draft.title} error={fields.title} onChange={(title) => onChange({ title })} />
      <LineField
        hint="What to bring, what to expect; shown beside hour, price and seats"
        value={draft.line}
        error={fields.line}
        onChange={(line) => onChange({ line })}
      />
      <div className={styles.pair}>
        <MomentField
          label="Begins"
          value={draft.starts}
          error={fields.starts}
          onChange={(starts) => {
            // What is moved keeps its length.
            const length = new Date(draft.ends).getTime() - new Date(draft.starts).getTime()
            onChange({ starts, ends: new Date(new Date(starts).getTime() + length).toISOString() })
          }}
        />
        <MomentField label="Ends" value={draft.ends} error={fields.ends} onChange={(ends) => onChange({ ends })} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Where"
          hint="The house, the lawn, the gate"
          value={draft.venue}
          maxLength={120}
          error={fields.venue}
          onChange={(event) => onChange({ venue: event.target.value })}
        />
        <TextField
          label="Our page of this place"
          optional
          hint="Its address, or the last part of it: then the map shows it"
          value={draft.place ?? ''}
          error={fields.place}
          spellCheck={false}
          onChange={(event) => onChange({ place: nameIn(event.target.value) || null })}
        />
      </div>
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
          error={fields.locality}
          onChange={(locality) => onChange({ locality })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Who invites"
          value={draft.host}
          maxLength={80}
          error={fields.host}
          onChange={(event) => onChange({ host: event.target.value })}
        />
        <TagField city={city} tags={draft.tags} error={fields.tags} onChange={onTags} />
      </div>
      <TextField
        label="About who invites"
        optional
        value={draft.hostLine}
        maxLength={240}
        onChange={(event) => onChange({ hostLine: event.target.value })}
      />
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
      <PictureField
        city={city}
        picture={draft.picture}
        error={fields.picture}
        altError={fields['picture.alt']}
        onChange={(picture) => onChange({ picture })}
      />
    </section>
  )
}
