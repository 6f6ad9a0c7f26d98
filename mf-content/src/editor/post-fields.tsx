import type { PostKind } from '@nukkad/contracts/endpoints/cards'
import { useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconClose } from '@nukkad/ui/icons'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import styles from './editor.module.css'
import { termsQuery } from './editor.queries.ts'
import { PictureField } from './picture-field.tsx'
import { kinds } from './post-kinds.ts'
import type { Draft } from './written.ts'

interface PostFieldsProps {
  readonly city: string
  readonly draft: Draft
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<Draft>) => void
}

const mostTags = 10

/** What stands above the first block, and what a post is filed under. */
export function PostFields({ city, draft, fields, onChange }: PostFieldsProps) {
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  const nameOf = (slug: string) => terms?.tags.find((tag) => tag.slug === slug)?.name ?? slug
  /** What is chosen stands in its list, also while the list is on its way. */
  const options = (
    list: readonly { value: string; label: string }[] | undefined,
    chosen: string | null,
    none: string,
  ) => [
    { value: '', label: none },
    ...(list ?? []),
    ...(chosen && !list?.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : []),
  ]
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
        <SelectField
          label="Neighbourhood"
          value={draft.locality ?? ''}
          error={fields.locality}
          options={options(
            terms?.localities.map(({ slug, name }) => ({ value: slug, label: name })),
            draft.locality,
            'All over the city',
          )}
          onChange={(event) => onChange({ locality: event.target.value || null })}
        />
        <SelectField
          label="Written by"
          value={draft.author ?? ''}
          error={fields.author}
          options={options(
            terms?.authors.map(({ handle, name }) => ({ value: handle, label: name })),
            draft.author,
            'Nobody by name',
          )}
          onChange={(event) => onChange({ author: event.target.value || null })}
        />
        <SelectField
          label="Add a tag"
          value=""
          error={fields.tags}
          disabled={draft.tags.length >= mostTags}
          options={[
            { value: '', label: draft.tags.length < mostTags ? 'Choose' : 'Ten are enough' },
            ...(terms?.tags ?? [])
              .filter(({ slug }) => !draft.tags.includes(slug))
              .map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(event) => event.target.value && onChange({ tags: [...draft.tags, event.target.value] })}
        />
      </div>
      {draft.tags.length > 0 && (
        <ul className={styles.states} aria-label="Tags">
          {draft.tags.map((tag) => (
            <li key={tag}>
              <Button
                variant="secondary"
                size={40}
                icon={<IconClose size={16} aria-hidden="true" />}
                aria-label={`Take out the tag ${nameOf(tag)}`}
                onClick={() => onChange({ tags: draft.tags.filter((one) => one !== tag) })}
              >
                {nameOf(tag)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
