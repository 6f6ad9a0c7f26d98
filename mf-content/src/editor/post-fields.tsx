import type { PostKind } from '@nukkad/contracts/endpoints/cards'
import { useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import styles from './editor.module.css'
import { termsQuery } from './editor.queries.ts'
import { ChosenTags, choices, LocalityField, TagField } from './filed-under.tsx'
import { LineField, TitleField } from './headline-fields.tsx'
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
      <TitleField value={draft.title} error={fields.title} onChange={(title) => onChange({ title })} />
      <TextField
        label="Kicker"
        hint="A word or two above the title"
        value={draft.kicker}
        maxLength={40}
        error={fields.kicker}
        onChange={(event) => onChange({ kicker: event.target.value })}
      />
      <LineField value={draft.line} error={fields.line} onChange={(line) => onChange({ line })} />
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
