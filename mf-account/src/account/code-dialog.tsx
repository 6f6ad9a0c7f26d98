import { askForFreshCode, type CodePurpose } from '@nukkad/contracts/endpoints/people/account'
import { ApiError, useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { Form } from '@nukkad/ui/form'
import { OtpField } from '@nukkad/ui/otp-field'
import { useCountdown } from '@nukkad/ui/use-countdown'
import { useEffect, useRef } from 'react'

interface CodeDialogProps {
  readonly title: string
  readonly purpose: CodePurpose
  readonly submit: string
  /** Throws an ApiError when the code is rejected. */
  readonly onCode: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for a fresh code, so that someone who merely picked up an unlocked phone cannot take an irreversible step. */
export function CodeDialog({ title, purpose, submit, onCode, onClose }: CodeDialogProps) {
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [left, restart] = useCountdown(30)
  const { mutate: send, ...sending } = useMutation({
    mutationFn: async () => (await api.call(askForFreshCode, { body: { purpose } })).data,
    onSuccess: ({ resendAfterSeconds }) => restart(resendAfterSeconds),
  })
  const trying = useMutation({ mutationFn: onCode })
  useEffect(() => send(), [send])
  const refused = trying.error instanceof ApiError ? trying.error.fields.code : undefined
  const problem = sending.error?.message ?? (refused ? undefined : trying.error?.message)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="s" title={title}>
      <Form
        submit={submit}
        busy={trying.isPending}
        error={problem}
        onSubmit={() => trying.mutate(field.current?.value ?? '')}
        after={
          left > 0 ? (
            <span>New code in {left} s</span>
          ) : (
            <Button variant="quiet" size={40} busy={sending.isPending} onClick={() => send()}>
              Send a new code
            </Button>
          )
        }
      >
        <OtpField
          ref={field}
          name="otp"
          label="Your code"
          hint={sending.data ? `Six digits, sent to ${sending.data.sentTo}.` : 'Sending it now.'}
          error={refused}
        />
      </Form>
    </Dialog>
  )
}
