import { asSentence } from '@nukkad/editor/fields'
import { ApiError, useMutation, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './staff.module.css'

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

/** Creates a record from a title, from which its slug is derived; it is not visible before it is published. */
export function NewRecordForm({ label, hint, create, hrefOf }: NewRecordFormProps) {
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const id = slugOf(title)
  const creating = useMutation({ mutationFn: () => create(id, title), onSuccess: () => go(hrefOf(id)) })
  const fields = creating.error instanceof ApiError ? creating.error.fields : {}
  const isShort = title !== '' && id === ''
  return (
    <form
      method="post"
      noValidate
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault()
        if (id && !creating.isPending) creating.mutate()
      }}
    >
      <TextField
        label={label}
        hint={id ? `Its address ends with ${id}` : hint}
        maxLength={120}
        value={title}
        error={
          isShort
            ? 'Use at least one letter or digit.'
            : fields.id
              ? 'This name is already in use.'
              : (asSentence(fields.title) ?? creating.error?.message)
        }
        onChange={({ target }) => {
          creating.reset()
          setTitle(target.value)
        }}
      />
      <Button type="submit" busy={creating.isPending}>
        Start
      </Button>
    </form>
  )
}
