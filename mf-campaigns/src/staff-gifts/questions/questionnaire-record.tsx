import {
  type EditedQuestionnaire,
  editedQuestionnaire,
  type GiftQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { asSentence } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { RecordFrame } from '../../parts/staff/record-frame.tsx'
import { useRecord } from '../../parts/staff/use-record.ts'
import { EarlierVersions } from '../earlier-versions.tsx'
import { GiftPreview } from '../gift-preview.tsx'
import { QuestionsOfGifts } from './questions-of-gifts.tsx'

/** The questionnaire of an occasion being edited, beside the gifts that it finds. */
export function QuestionnaireRecord({ first }: { readonly first: EditedQuestionnaire }) {
  const api = useApi()
  const params = { slug: first.slug }
  const editing = useRecord<EditedQuestionnaire>({
    queryKey: ['editor-gifts', first.slug],
    first,
    read: async () => (await api.call(editedQuestionnaire, { params })).data,
    save: async ({ content, isPublished }, version) =>
      (await api.call(saveQuestionnaire, { params, body: { version, isPublished, content } })).data,
  })
  const { draft, fields, change } = editing
  const { content, tags } = draft
  const errorOf = (path: string) => asSentence(fields[path] ?? fields[`content.${path}`])
  const hasErrors = (path: string) =>
    Object.keys(fields).some((name) => name.replace(/^content\./, '').startsWith(path))
  const put = (parts: Partial<GiftQuestionnaire>) => change({ content: { ...content, ...parts } })
  return (
    <RecordFrame editing={editing} aside={<GiftPreview slug={first.slug} content={content} />}>
      <TextField
        label="Title"
        maxLength={80}
        value={content.title}
        error={errorOf('title')}
        onChange={({ target }) => put({ title: target.value })}
      />
      <TextArea
        label="Introduction"
        rows={2}
        maxLength={240}
        value={content.intro}
        error={errorOf('intro')}
        onChange={({ target }) => put({ intro: target.value })}
      />
      <SelectField
        label="The occasion"
        hint="Products with this tag come first"
        value={content.occasion ?? ''}
        error={errorOf('occasion')}
        options={[{ value: '', label: 'None' }, ...tags.map(({ tag, label }) => ({ value: tag, label }))]}
        onChange={({ target }) => put({ occasion: target.value || null })}
      />
      <QuestionsOfGifts {...{ content, tags, errorOf, hasErrors }} onChange={(questions) => put({ questions })} />
      <Checkbox
        label="Visible to visitors"
        checked={draft.isPublished}
        onChange={({ target }) => change({ isPublished: target.checked })}
      />
      <EarlierVersions of={editing.saved} onTake={(earlier) => change({ content: earlier })} />
    </RecordFrame>
  )
}
