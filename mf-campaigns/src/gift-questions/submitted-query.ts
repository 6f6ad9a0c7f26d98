import type { FormEvent } from 'react'

/** The query that the browser would send by GET: the form's fields and the pressed button. */
export function submittedQuery(event: FormEvent<HTMLFormElement>): URLSearchParams {
  const fields = new FormData(event.currentTarget)
  const pressed = (event.nativeEvent as SubmitEvent).submitter
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  if (pressed instanceof HTMLButtonElement && pressed.name) query.append(pressed.name, pressed.value)
  return query
}
