import styles from '@nukkad/editor/editor.module.css'
import { useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconClose } from '@nukkad/ui/icons'
import { SelectField } from '@nukkad/ui/select-field'
import { termsQuery } from '../staff/editor.queries.ts'

interface Choice {
  readonly value: string
  readonly label: string
}
/** Keeps the chosen value in its list, also while the list is still loading. */
export const choices = (list: readonly Choice[] | undefined, chosen: string | null, none?: string): Choice[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...(list ?? []),
  ...(chosen && !list?.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : []),
]

interface LocalityFieldProps<L extends string | null> {
  readonly city: string
  readonly locality: L
  readonly error: string | undefined
  /** the label for choosing none; without it a choice is required */
  readonly none?: string
  readonly onChange: (locality: L) => void
}

export function LocalityField<L extends string | null>({
  city,
  locality,
  error,
  none,
  onChange,
}: LocalityFieldProps<L>) {
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  const list = terms?.localities.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <SelectField
      label="Neighbourhood"
      value={locality ?? ''}
      error={error}
      options={choices(list, locality, none)}
      onChange={(event) => onChange((event.target.value || null) as L)}
    />
  )
}

interface TagsProps {
  readonly city: string
  readonly tags: readonly string[]
  readonly error: string | undefined
  readonly onChange: (tags: string[]) => void
}

const mostTags = 10

export function TagField({ city, tags, error, onChange }: TagsProps) {
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  return (
    <SelectField
      label="Add a tag"
      value=""
      error={error}
      disabled={tags.length >= mostTags}
      options={[
        { value: '', label: tags.length < mostTags ? 'Choose' : 'Ten at most' },
        ...(terms?.tags ?? [])
          .filter(({ slug }) => !tags.includes(slug))
          .map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(event) => event.target.value && onChange([...tags, event.target.value])}
    />
  )
}

/** The chosen tags, each with a button to remove it. */
export function ChosenTags({ city, tags, onChange }: Omit<TagsProps, 'error'>) {
  const { data: terms } = useQuery(termsQuery(useApi(), city))
  const nameOf = (slug: string) => terms?.tags.find((tag) => tag.slug === slug)?.name ?? slug
  if (tags.length === 0) return null
  return (
    <ul className={styles.states} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Button
            variant="secondary"
            size={48}
            icon={<IconClose size={16} aria-hidden="true" />}
            aria-label={`Remove the tag ${nameOf(tag)}`}
            onClick={() => onChange(tags.filter((one) => one !== tag))}
          >
            {nameOf(tag)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
