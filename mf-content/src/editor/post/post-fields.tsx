import type { PostKind } from '@nukkad/contracts/endpoints/content/cards'
import { type BeingWritten, fieldsOf } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { asSentence, FirstPicture } from '@nukkad/editor/fields'
import { useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenTags, choices, LocalityField, TagField } from '../parts/filed-under.tsx'
import { LineField, TitleField } from '../parts/headline-fields.tsx'
import { termsQuery } from '../staff/editor.queries.ts'
import type { WrittenPost } from './post-kind.ts'
import { kinds } from './post-kinds.ts'

interface PostFieldsProps {
  readonly city: string
  readonly written: BeingWritten<WrittenPost>
}

/** The fields shown above the first block, and the post's categories. */
export function PostFields({ city, written }: PostFieldsProps) {
  const { draft, fields, onChange } = written
  const { typed, held } = fieldsOf(written)
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  const authors = terms?.authors.map(({ handle, name }) => ({ value: handle, label: name }))
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the post">
      <TitleField {...held('title')} />
      <TextField label="Kicker" hint="A word or two above the title" maxLength={40} {...typed('kicker')} />
      <LineField {...held('line')} />
      <FirstPicture city={city} written={written} />
      <div className={styles.pair}>
        <SelectField
          label="Kind"
          value={draft.kind}
          options={kinds}
          onChange={(event) => onChange({ kind: event.target.value as PostKind })}
        />
        <LocalityField
          city={city}
          locality={draft.locality}
          none="Citywide"
          error={asSentence(fields.locality)}
          onChange={(locality) => onChange({ locality })}
        />
        <SelectField
          label="Written by"
          value={draft.author ?? ''}
          error={asSentence(fields.author)}
          options={choices(authors, draft.author, 'No author')}
          onChange={(event) => onChange({ author: event.target.value || null })}
        />
        <TagField city={city} tags={draft.tags} error={asSentence(fields.tags)} onChange={onTags} />
      </div>
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
    </section>
  )
}
