import { type EditedForm, editedForm, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { fieldsOf } from '@nukkad/editor'
import { asSentence, EndField, MomentField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from '../parts/staff/number-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'
import { FormPreview } from './form-preview.tsx'
import { QuestionsEditor } from './questions-editor.tsx'

/** A form being edited, beside a preview as visitors see it. */
export function FormRecord({ form }: { readonly form: EditedForm }) {
  const api = useApi()
  const params = { id: form.id }
  const editing = useRecord<EditedForm>({
    queryKey: ['staff-form', form.id],
    first: form,
    read: async () => (await api.call(editedForm, { params })).data,
    save: async ({ id: _, answers: __, retired: ___, changed: ____, ...draft }, version) =>
      (await api.call(saveForm, { params, body: { ...draft, version } })).data,
  })
  const { draft, fields, change } = editing
  const { typed, held } = fieldsOf<EditedForm>({ draft, fields, onChange: change })
  return (
    <RecordFrame editing={editing} aside={<FormPreview form={draft} />}>
      <TextField label="Title" maxLength={120} {...typed('title')} />
      <TextArea label="Introduction" optional maxLength={1000} {...typed('intro')} />
      <QuestionsEditor
        questions={draft.fields}
        retired={draft.retired}
        fields={fields}
        onChange={(questions) => change({ fields: questions })}
      />
      <div className={styles.pair}>
        <TextField label="Button text" maxLength={40} {...typed('submit')} />
        <TextField label="Thank-you message" maxLength={400} {...typed('thanks')} />
      </div>
      <fieldset className={styles.group}>
        <legend>Opening and retention</legend>
        <MomentField label="It opens" {...held('startsAt')} />
        <EndField label="It ends" {...held('endsAt')} />
        <NumberField
          label="Answers are deleted after days"
          hint="Visitors are told this. A shorter period also applies to existing answers; a longer one applies only to new answers."
          value={draft.keepDays}
          error={fields.keepDays}
          onChange={(keepDays = 0) => change({ keepDays })}
        />
        <TextField
          label="Notify about answers"
          optional
          type="email"
          hint="If empty, the site’s team"
          value={draft.teamEmail ?? ''}
          error={asSentence(fields.teamEmail)}
          onChange={({ target }) => change({ teamEmail: target.value.trim() || null })}
        />
        <Checkbox
          label="Visible to visitors"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
