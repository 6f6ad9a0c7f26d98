import { Dialog } from '@nukkad/ui/dialog'
import { Tabs } from '@nukkad/ui/tabs'
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useGuestAsked } from './use-guest-asked.ts'
import { useSignedIn } from './use-signed-in.ts'

export interface SignInDialogProps {
  isOpen: boolean
  /** Why a screen asked for sign-in; shown under the title. */
  reason: string
  /** The path to go to afterwards. */
  returnTo: string | undefined
  onClose: () => void
}

/** The dialog opens empty each time; while it is open, input survives errors and tab changes. */
export function SignInDialog({ isOpen, reason, returnTo, onClose }: SignInDialogProps) {
  const isAsked = useGuestAsked({ isOpen, returnTo, onClose })
  return (
    <Dialog
      isOpen={isAsked}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Sign in"
      description={reason || 'For your orders, and a bag that follows you from phone to desk.'}
    >
      <Ways returnTo={returnTo} onClose={onClose} />
    </Dialog>
  )
}

function Ways({ returnTo, onClose }: Pick<SignInDialogProps, 'returnTo' | 'onClose'>) {
  const [email, setEmail] = useState('')
  const [way, setWay] = useState('code')
  const [hasForgotten, setHasForgotten] = useState(false)
  const onSession = useSignedIn(returnTo, onClose)
  const shared = { email, onEmail: setEmail, onSession }

  if (hasForgotten) return <ForgotForm email={email} onEmail={setEmail} onBack={() => setHasForgotten(false)} />
  return (
    <>
      <GoogleButton onSession={(session) => onSession(session, 'google')} />
      <Tabs
        label="Ways to sign in"
        spread
        value={way}
        onChange={setWay}
        tabs={[
          { id: 'code', label: 'One-time code', content: <CodeForm {...shared} /> },
          {
            id: 'password',
            label: 'Password',
            content: <PasswordForm {...shared} onForgotten={() => setHasForgotten(true)} />,
          },
          { id: 'new', label: 'New here', content: <SignUpForm {...shared} onExisting={() => setWay('password')} /> },
        ]}
      />
    </>
  )
}
