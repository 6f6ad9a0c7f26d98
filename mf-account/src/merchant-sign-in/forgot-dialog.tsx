import { emailProblem } from '@nukkad/contracts/contact-problem'
import { merchantForgot } from '@nukkad/contracts/endpoints/merchants/merchant'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'

interface ForgotDialogProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onClose: () => void
}

/** Requests a password reset link; the answer does not reveal whether the address is a merchant's. */
export default function ForgotDialog({ email, onEmail, onClose }: ForgotDialogProps) {
  const api = useApi()
  const [inputError, setInputError] = useState<string>()
  const asking = useMutation({
    mutationFn: () => api.call(merchantForgot, { body: { email: email.trim() } }),
  })

  function send() {
    const problem = emailProblem(email)
    setInputError(problem)
    if (!problem) asking.mutate()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Choose a new password"
      description="We will email a link to the address of your maker’s account. It works for an hour."
    >
      {asking.isSuccess ? (
        <div role="status">
          <p>If {email.trim()} is a maker’s address, a link is on its way.</p>
          <Button size={48} wide onClick={onClose}>
            Back to sign in
          </Button>
        </div>
      ) : (
        <Form size={56} submit="Send me a link" busy={asking.isPending} error={asking.error?.message} onSubmit={send}>
          <EmailField isUsername value={email} error={inputError} onChange={onEmail} />
        </Form>
      )}
    </Dialog>
  )
}
