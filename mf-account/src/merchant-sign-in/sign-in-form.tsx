import { messages } from '@nukkad/contracts'
import { emailProblem } from '@nukkad/contracts/contact-problem'
import { merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  ApiError,
  hrefs,
  useApi,
  useMutation,
  useNavigate,
  useSearchParams,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { type ReactNode, useState } from 'react'

interface SignInFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly after: ReactNode
}

/** Signs a merchant in by email and password, then opens the requested back-office page or the home page. */
export function SignInForm({ email, onEmail, after }: SignInFormProps) {
  const api = useApi()
  const go = useNavigate()
  const { begin } = useSession()
  const track = useTrack()
  const [search] = useSearchParams()
  const [password, setPassword] = useState('')
  const [inputErrors, setInputErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const signing = useMutation({
    mutationFn: async () => (await api.call(merchantSignIn, { body: { username: email.trim(), password } })).data,
    onSuccess(session) {
      begin(session)
      track('MERCHANT_SIGNED_IN')
      go(pathInBackOffice(search.get('next')), { replace: true })
    },
    onError(error) {
      if (!(error instanceof ApiError)) return
      if (error.message === messages.emailUnknown) setInputErrors({ email: error.message })
      if (error.message === messages.passwordWrong) setInputErrors({ password: error.message })
    },
  })

  function send() {
    const found = { email: emailProblem(email), password: password === '' ? 'Enter your password.' : undefined }
    setInputErrors(found)
    if (!found.email && !found.password) signing.mutate()
  }

  const hasInputError = Boolean(inputErrors.email || inputErrors.password)
  return (
    <Form
      size={56}
      label="Sign in as a maker"
      submit="Sign in"
      busy={signing.isPending}
      error={hasInputError ? undefined : signing.error?.message}
      onSubmit={send}
      after={after}
    >
      <EmailField isUsername value={email} error={inputErrors.email} onChange={onEmail} />
      <PasswordField value={password} onChange={setPassword} error={inputErrors.password} />
    </Form>
  )
}

/** Accepts only a path of the back office, never a URL of another site. */
const pathInBackOffice = (next: string | null): string =>
  next && /^\/merchant[\w?=&/%.-]*$/.test(next) ? next : hrefs.merchantHome()
