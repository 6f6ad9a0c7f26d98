import { type EditedBallot, editedBallot, saveBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { fieldsOf } from '@nukkad/editor'
import { EndField, MomentField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'
import { OptionsEditor } from './options-editor.tsx'

type Picture = EditedBallot['options'][number]['picture']
const chosen = (picture: Picture) => picture && { url: picture.url, alt: picture.alt }

/** A poll or an award being edited. */
export function BallotForm({ ballot }: { readonly ballot: EditedBallot }) {
  const api = useApi()
  const params = { id: ballot.id }
  const editing = useRecord<EditedBallot>({
    queryKey: ['staff-ballot', ballot.id],
    first: ballot,
    read: async () => (await api.call(editedBallot, { params })).data,
    save: async ({ options, title, intro, startsAt, endsAt, hidesUntilEnd, isPublished }, version) => {
      const draft = { version, title, intro, startsAt, endsAt, hidesUntilEnd, isPublished }
      const body = { ...draft, options: options.map((option) => ({ ...option, picture: chosen(option.picture) })) }
      return (await api.call(saveBallot, { params, body })).data
    },
  })
  const { draft, fields, change } = editing
  const { typed, held } = fieldsOf<EditedBallot>({ draft, fields, onChange: change })
  const isOpen = draft.isPublished && (!draft.endsAt || Date.parse(draft.endsAt) > Date.now())
  return (
    <RecordFrame editing={editing}>
      <TextField
        label={draft.kind === 'poll' ? 'The question' : 'The title'}
        hint={draft.award ? `${draft.award.category}, ${draft.award.year}` : undefined}
        maxLength={160}
        {...typed('title')}
      />
      <TextArea label="Description" optional maxLength={600} {...typed('intro')} />
      <OptionsEditor
        isAward={draft.kind === 'award'}
        hasVotes={draft.total > 0}
        options={draft.options}
        fields={fields}
        onChange={(options) => change({ options })}
      />
      <fieldset className={styles.group}>
        <legend>Opening and results</legend>
        <MomentField label="It begins" {...held('startsAt')} />
        <EndField label="It ends" {...held('endsAt')} />
        {isOpen && (
          <div>
            <Button variant="secondary" onClick={() => change({ endsAt: new Date().toISOString() })}>
              End it now
            </Button>
            <p className={styles.quiet}>Once saved, voting is closed and the results are shown.</p>
          </div>
        )}
        {draft.kind === 'poll' && (
          <Checkbox
            label="Results are hidden until the end"
            hint="Otherwise they are shown to people who have voted"
            checked={draft.hidesUntilEnd}
            onChange={({ target }) => change({ hidesUntilEnd: target.checked })}
          />
        )}
        <Checkbox
          label="Visible to visitors"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
