import type { PostKind } from '@nukkad/contracts/endpoints/cards'
import { useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import styles from './editor.module.css'
import { termsQuery } from './editor.queries.ts'
import { ChosenTags, choices, LocalityField, TagField } from './filed-under.tsx'
import { PictureField } from './picture-field.tsx'
import type { WrittenPost } from './post-kind.ts'
import { kinds } from './post-kinds.ts'

interface PostFieldsProps {
  readonly city: string
  readonly draft: WrittenPost
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<WrittenPost>) => void
}

/** What stands above the first block, and what a post is filed under. */
export function PostFields({ city, draft, fields, onChange }: PostFieldsProps) {
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  const authors = terms?.authors.map(({ handle, name }) => ({ value: handle, label: name }))
  const onTags = (tags: string[]) => onChange({ tags })
  return (
    <section className={styles.fields} aria-label="About the post">
      <TextField
        label="Title"
        value={draft.title}
        maxLength={140}
        error={fields.title ?? (draft.title.trim() ? undefined : 'is needed to save')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label="Kicker"
        hint="A word or two above the title"
        value={draft.kicker}
        maxLength={40}
        error={fields.kicker}
        onChange={(event) => onChange({ kicker: event.target.value })}
      />
      <TextArea
        label="Line"
        hint="One sentence below the title; search engines and cards show it"
        rows={2}
        value={draft.line}
        maxLength={240}
        error={fields.line}
        onChange={(event) => onChange({ line: event.target.value })}
      />
      <PictureField
        city={city}
        picture={draft.picture}
        error={fields.picture}
        altError={fields['picture.alt']}
        onChange={(picture) => onChange({ picture })}
      />
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
          none="All over the city"
          error={fields.locality}
          onChange={(locality) => onChange({ locality })}
        />
        <SelectField
          label="Written by"
          value={draft.author ?? ''}
          error={fields.author}
          options={choices(authors, draft.author, 'Nobody by name')}
          onChange={(event) => onChange({ author: event.target.value || null })}
        />
        <TagField city={city} tags={draft.tags} error={fields.tags} onChange={onTags} />
      </div>
      <ChosenTags city={city} tags={draft.tags} onChange={onTags} />
    </section>
  )
}
