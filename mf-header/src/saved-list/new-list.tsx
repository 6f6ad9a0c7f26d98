import { longestListName } from '@nukkad/contracts/endpoints/people/saved-lists'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './choose-list.module.css'

interface NewListProps {
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onCreate: (name: string, onDone: () => void) => void
}

/** Creates a list while something is being saved. */
export function NewList({ isFirst, isBusy, onCreate }: NewListProps) {
  const [name, setName] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && name.trim()) onCreate(name, () => setName(''))
  }
  return (
    <form method="post" aria-label="Make a list" className={styles.form} onSubmit={submit}>
      <TextField
        label={isFirst ? 'Name your first list' : 'New list'}
        placeholder="Diwali gifts"
        value={name}
        maxLength={longestListName}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="secondary" size={48} busy={isBusy}>
        Create
      </Button>
    </form>
  )
}
