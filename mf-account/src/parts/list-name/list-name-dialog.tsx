import { longestListName } from '@nukkad/contracts/endpoints/people/saved-lists'
import { formErrors } from '@nukkad/platform/form-errors'
import { Dialog } from '@nukkad/ui/dialog'
import { Form } from '@nukkad/ui/form'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

interface ListNameDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly submit: string
  readonly isBusy: boolean
  readonly error: Error | null
  /** the present name; empty for a new list */
  readonly name?: string
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a list. */
export function ListNameDialog({ isOpen, title, onClose, ...form }: ListNameDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} size="s" title={title}>
      {isOpen && <NameForm label={title} {...form} />}
    </Dialog>
  )
}

type NameFormProps = Omit<ListNameDialogProps, 'isOpen' | 'title' | 'onClose'> & { readonly label: string }

function NameForm({ label, submit, isBusy, error, name: before = '', onSubmit }: NameFormProps) {
  const [name, setName] = useState(before)
  const [hasTried, setTried] = useState(false)
  const isMissing = hasTried && name.trim() === ''
  const { fields, error: formError } = formErrors(error)
  function send() {
    setTried(true)
    if (name.trim()) onSubmit(name)
  }
  return (
    <Form label={label} submit={submit} busy={isBusy} error={formError} onSubmit={send}>
      <TextField
        label="Name"
        placeholder="Diwali gifts"
        value={name}
        maxLength={longestListName}
        autoComplete="off"
        error={isMissing ? 'Give the list a name.' : fields.name}
        onChange={({ target }) => setName(target.value)}
      />
    </Form>
  )
}
