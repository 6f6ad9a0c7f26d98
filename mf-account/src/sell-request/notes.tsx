import { noteOnRequest, type WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay, formatTime, useUnsavedInput } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'
import styles from '../parts/team/team.module.css'
import { useRequestChange } from './use-request-change.ts'

/** Notes of the team on a request, which the applicant does not see. */
export function Notes({ request: { id, notes } }: { readonly request: WholeRequest }) {
  const [text, setText] = useState('')
  const adding = useRequestChange(id, (api) => api.call(noteOnRequest, { params: { id }, body: { text } }))
  useUnsavedInput(text.trim() !== '')
  return (
    <section className={styles.box} aria-labelledby="notes">
      <h2 id="notes">Notes of the team</h2>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.words}>{note.text}</p>
              <p className={styles.quiet}>
                {note.by}, {formatDay(note.at)}, {formatTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form
        label="Add a note"
        submit="Add note"
        busy={adding.isPending}
        error={adding.error?.message}
        onSubmit={() => {
          if (text.trim()) adding.mutate(undefined, { onSuccess: () => setText('') })
        }}
      >
        <TextArea
          label="A note"
          hint="Only the team sees it"
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Form>
    </section>
  )
}
