import { asSentence } from '@nukkad/editor/fields'
import { ApiError, useMutation, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { focusFirstError } from '@nukkad/ui/first-error'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import styles from './staff.module.css'

interface BeginFormProps {
  /** such as 'New form' */
  readonly label: string
  readonly hintOf: (title: string) => string
  readonly maxLength: number
  /** Why this title cannot be used, as a sentence. */
  readonly refusalOf?: (title: string) => string | undefined
  /** Creates it; returns the address at which it is edited. */
  readonly create: (title: string) => Promise<string>
  /** what is chosen besides the title */
  readonly children?: ReactNode
}

/** Creates something from a title and opens it; it is not visible before it is published. */
export function BeginForm({ label, hintOf, maxLength, refusalOf, create, children }: BeginFormProps) {
  const go = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const focusError = () => focusFirstError(form.current)
  const creating = useMutation({
    mutationFn: () => create(title.trim()),
    onSuccess: (href) => go(href),
    onError: focusError,
  })
  const refusal = title.trim() ? refusalOf?.(title) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (creating.isPending) return
    setMissing(!title.trim())
    if (title.trim() && !refusal) creating.mutate()
    else focusError()
  }
  return (
    <form method="post" noValidate ref={form} className={styles.begin} onSubmit={submit}>
      <TextField
        label={label}
        hint={hintOf(title)}
        maxLength={maxLength}
        value={title}
        error={isMissing ? 'Enter a title.' : (refusal ?? inWords(creating.error))}
        onChange={({ target }) => {
          creating.reset()
          setMissing(false)
          setTitle(target.value)
        }}
      />
      {children}
      <Button type="submit" busy={creating.isPending}>
        Start
      </Button>
    </form>
  )
}

/** The server's refusal, as a sentence. */
function inWords(error: Error | null): string | undefined {
  const fields = error instanceof ApiError ? error.fields : {}
  return fields.id ? 'This name is already in use.' : (asSentence(fields.title) ?? error?.message)
}
