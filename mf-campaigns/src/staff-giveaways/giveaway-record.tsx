import {
  type EditedGiveaway,
  editedGiveaway,
  saveGiveaway,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { fieldsOf } from '@nukkad/editor'
import { MomentField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenPictureField } from '../parts/staff/chosen-picture.tsx'
import { LinesField } from '../parts/staff/lines-field.tsx'
import { NumberField } from '../parts/staff/number-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'

/** A giveaway in the editor. Once it is open, what entrants were promised cannot be changed. */
export function GiveawayRecord({ giveaway }: { readonly giveaway: EditedGiveaway }) {
  const api = useApi()
  const params = { id: giveaway.id }
  const editing = useRecord<EditedGiveaway>({
    queryKey: ['staff-giveaway', giveaway.id],
    first: giveaway,
    read: async () => (await api.call(editedGiveaway, { params })).data,
    save: async (draft, version) => {
      const { title, prize, intro, rules, beaconSource, winners, startsAt, endsAt, isPublished, picture } = draft
      const words = { title, prize, intro, rules, beaconSource, winners, startsAt, endsAt, isPublished }
      const body = { version, ...words, picture: { url: picture.url, alt: picture.alt } }
      return (await api.call(saveGiveaway, { params, body })).data
    },
  })
  const { draft, fields, change } = editing
  const { typed, held } = fieldsOf<EditedGiveaway>({ draft, fields, onChange: change })
  return (
    <RecordFrame editing={editing}>
      <TextField label="Title" maxLength={120} {...typed('title')} />
      <TextArea label="Introduction" optional maxLength={600} {...typed('intro')} />
      <ChosenPictureField
        label="Picture"
        picture={draft.picture}
        error={fields.picture ?? fields['picture.url']}
        altError={fields['picture.alt']}
        // When the picture is removed, the saved one stays until another is chosen.
        onChange={(picture) => change({ picture: { ...draft.picture, ...(picture ?? giveaway.picture) } })}
      />
      <fieldset className={styles.group} disabled={draft.hasBegun}>
        <legend>Rules</legend>
        <p className={styles.quiet}>
          {draft.hasBegun
            ? 'It is open for entries or has ended, so the published details can’t be changed.'
            : 'It is published before it opens and can’t be changed after that.'}
        </p>
        <TextArea label="The prize" hint="What the winner gets" maxLength={200} rows={2} {...typed('prize')} />
        <LinesField
          label="The rules"
          lines={draft.rules}
          error={fields.rules}
          onChange={(rules) => change({ rules })}
        />
        <NumberField
          label="Winners"
          value={draft.winners}
          error={fields.winners}
          onChange={(winners = 0) => change({ winners })}
        />
        <TextArea
          label="Public value used in the draw"
          hint="One that no one can know before the end and anyone can look up"
          maxLength={300}
          rows={2}
          {...typed('beaconSource')}
        />
        <MomentField label="It opens" {...held('startsAt')} />
        <MomentField label="It ends" {...held('endsAt')} />
        <Checkbox
          label="Visible to visitors"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
