import { type EditedForm, editedForm, saveForm } from '@nukkad/contracts/endpoints/form-editing'
import { asSentence, MomentField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { EndField } from '../parts/staff/end-field.tsx'
import { NumberField } from '../parts/staff/number-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'
import { FormPreview } from './form-preview.tsx'
import { QuestionsEditor } from './questions-editor.tsx'

/** A form as it is written, beside what visitors see of it. */
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
  return (
    <RecordFrame editing={editing} aside={<FormPreview form={draft} />}>
      <TextField
        label="Title"
        maxLength={120}
        value={draft.title}
        error={asSentence(fields.title)}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="What it says first"
        optional
        maxLength={1000}
        value={draft.intro}
        error={asSentence(fields.intro)}
        onChange={({ target }) => change({ intro: target.value })}
      />
      <QuestionsEditor
        questions={draft.fields}
        retired={draft.retired}
        fields={fields}
        onChange={(questions) => change({ fields: questions })}
      />
      <div className={styles.pair}>
        <TextField
          label="What its button says"
          maxLength={40}
          value={draft.submit}
          error={asSentence(fields.submit)}
          onChange={({ target }) => change({ submit: target.value })}
        />
        <TextField
          label="What is said when it has come"
          maxLength={400}
          value={draft.thanks}
          error={asSentence(fields.thanks)}
          onChange={({ target }) => change({ thanks: target.value })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>When, and for how long</legend>
        <MomentField
          label="It opens"
          value={draft.startsAt}
          error={fields.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <EndField
          label="It ends"
          value={draft.endsAt}
          error={fields.endsAt}
          onChange={(endsAt) => change({ endsAt })}
        />
        <NumberField
          label="Answers are deleted after days"
          hint="People are told. Shortened, it also holds for answers that are here; prolonged, for new ones only."
          value={draft.keepDays}
          error={fields.keepDays}
          onChange={(keepDays = 0) => change({ keepDays })}
        />
        <TextField
          label="Who is told of an answer"
          optional
          type="email"
          hint="Nobody named: the team of the site"
          value={draft.teamEmail ?? ''}
          error={asSentence(fields.teamEmail)}
          onChange={({ target }) => change({ teamEmail: target.value.trim() || null })}
        />
        <Checkbox
          label="Visitors may see it"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
