import { resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError, hrefs, useApi, useBus, useLocation, useNotify } from '@nukkad/platform'
import { Dialog } from '@nukkad/ui/dialog'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { useState } from 'react'
import { sentenceOf } from '../parts/refusal.ts'

const shortest = 8
const done = 'Your new password is set. Sign in with it.'

interface NewPasswordDialogProps {
  isOpen: boolean
  /** from the email; valid for one use within an hour */
  token: string
  onClose: () => void
}

/** Sets a new password with the link from an email, then asks to sign in with it, since all sessions have ended. */
export function NewPasswordDialog({ isOpen, token, onClose }: NewPasswordDialogProps) {
  const api = useApi()
  const bus = useBus()
  const notify = useNotify()
  const { pathname } = useLocation()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<{ password?: string; form?: string }>({})
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    if (password.length < shortest) return setProblem({ password: `Use at least ${shortest} characters.` })
    setIsBusy(true)
    setProblem({})
    try {
      await api.call(resetPassword, { body: { token, newPassword: password } })
      onClose()
      // Counter staff sign in on their own page, which is where the link led.
      if (pathname === hrefs.accessCounter()) notify(done)
      else bus.request('sign-in', { reason: done })
    } catch (error) {
      if (!(error instanceof ApiError)) setProblem({ form: 'That did not work. Please try again.' })
      else if (error.fields.newPassword)
        setProblem({ password: sentenceOf('Your new password', error.fields.newPassword) })
      else setProblem({ form: error.message })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Choose a new password"
      description="Changing it signs you out everywhere else."
    >
      <Form submit="Save password" busy={isBusy} error={problem.form} onSubmit={send}>
        <PasswordField
          isNew
          value={password}
          onChange={setPassword}
          hint={`At least ${shortest} characters; a short sentence is best.`}
          error={problem.password}
        />
      </Form>
    </Dialog>
  )
}
