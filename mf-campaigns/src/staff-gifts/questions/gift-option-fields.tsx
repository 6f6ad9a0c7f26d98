import type { EditedQuestionnaire, GiftSubject } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import styles from '../../parts/staff/staff.module.css'
import { TagsField } from '../tags/tags-field.tsx'
import type { Option } from './gift-questions.ts'

interface GiftOptionFieldsProps {
  readonly subject: GiftSubject
  readonly option: Option
  readonly tags: EditedQuestionnaire['tags']
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (parts: Partial<Option>) => void
}
const pronouns = [
  { value: 'they', label: 'they' },
  { value: 'she', label: 'she' },
  { value: 'he', label: 'he' },
]

/** An answer option: its text, the tags it matches, and the reason it gives. */
export function GiftOptionFields({ subject, option, tags, errorOf, onChange }: GiftOptionFieldsProps) {
  const { label, because, who } = option
  const hasTags = subject !== 'price' && subject !== 'city'
  const hasReason = subject === 'person' || subject === 'taste'
  return (
    <>
      <TextField
        label="Answer"
        maxLength={60}
        value={label}
        error={errorOf('label') ?? errorOf('value')}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {hasTags && (
        <TagsField
          label={subject === 'avoid' ? 'Exclude tags' : 'Looks for'}
          empty={subject === 'avoid' ? 'Nothing yet' : 'Anything fits'}
          chosen={option.tags}
          tags={tags}
          error={errorOf('tags')}
          onChange={(chosen) => onChange({ tags: chosen })}
        />
      )}
      {hasReason && (
        <div className={styles.pair}>
          <TextField
            label="Reason shown"
            optional
            hint="After ‘Because’: {who} cook{s}, {who} {is} new in town"
            maxLength={80}
            value={because ?? ''}
            error={errorOf('because')}
            onChange={({ target }) => onChange({ because: target.value || null })}
          />
          {subject === 'person' && (
            <SelectField
              label="Pronouns"
              value={who ?? 'they'}
              error={errorOf('who')}
              options={pronouns}
              onChange={({ target }) => onChange({ who: target.value as Option['who'] })}
            />
          )}
        </div>
      )}
    </>
  )
}
