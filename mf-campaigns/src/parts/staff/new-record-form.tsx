import { BeginForm } from './begin-form.tsx'

interface NewRecordFormProps {
  /** such as 'New form' */
  readonly label: string
  readonly hint: string
  readonly create: (id: string, title: string) => Promise<unknown>
  readonly hrefOf: (id: string) => string
}

/** The slug of a title: lower-case letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

/** Creates a record whose slug is derived from its title. */
export const NewRecordForm = ({ label, hint, create, hrefOf }: NewRecordFormProps) => (
  <BeginForm
    label={label}
    hintOf={(title) => (slugOf(title) ? `Its address ends with ${slugOf(title)}` : hint)}
    maxLength={120}
    refusalOf={(title) => (slugOf(title) ? undefined : 'Use at least one letter or digit.')}
    create={async (title) => {
      const id = slugOf(title)
      await create(id, title)
      return hrefOf(id)
    }}
  />
)
