import { forgotPassword } from '@nukkad/contracts/endpoints/people/auth'
import { useApi, useMutation, useNotify } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'

/** Sends the link for choosing a password, and says where it was sent. */
export function MailPasswordLink({ email, text }: { readonly email: string; readonly text: string }) {
  const api = useApi()
  const notify = useNotify()
  const asking = useMutation({
    mutationFn: async () => void (await api.call(forgotPassword, { body: { email } })),
    onSuccess: () => notify(`We are sending a link to choose a password to ${email}.`),
    onError: (error) => notify(error.message, { tone: 'error' }),
  })
  return (
    <Button variant="quiet" size={40} busy={asking.isPending} onClick={() => asking.mutate()}>
      {text}
    </Button>
  )
}
