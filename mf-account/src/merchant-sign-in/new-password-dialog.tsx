import { resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError, useApi, useMutation } from '@nukkad/platform'
import { useTokenOutOfAddress } from '@nukkad/platform/mailed-token'
import { Dialog } from '@nukkad/ui/dialog'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { useState } from 'react'

const shortest = 8

interface NewPasswordDialogProps {
  /** the token from the mail; valid once, within an hour */
  readonly token: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets a new password using the mailed link, which ends the account's existing sessions. */
export default function NewPasswordDialog({ token, onClose, onDone }: NewPasswordDialogProps) {
  const api = useApi()
  const [password, setPassword] = useState('')
  useTokenOutOfAddress()
  const [isShort, setShort] = useState(false)
  const setting = useMutation({
    mutationFn: () => api.call(resetPassword, { body: { token, newPassword: password } }),
    onSuccess: onDone,
  })
  const said = setting.error instanceof ApiError ? setting.error.fields.newPassword : undefined

  function send() {
    setShort(password.length < shortest)
    if (password.length >= shortest) setting.mutate()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Choose a new password"
      description="Changing it signs you out everywhere else."
    >
      <Form
        size={56}
        submit="Save password"
        busy={setting.isPending}
        error={said ? undefined : setting.error?.message}
        onSubmit={send}
      >
        <PasswordField
          isNew
          value={password}
          onChange={setPassword}
          hint={`At least ${shortest} characters; a short sentence is best.`}
          error={isShort ? `Use at least ${shortest} characters.` : said && `This password ${said.replace(/\.$/, '')}.`}
        />
      </Form>
    </Dialog>
  )
}
