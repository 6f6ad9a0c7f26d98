import { hrefs, Link, useSession } from '@nukkad/platform'
import { useMailedToken } from '@nukkad/platform/mailed-token'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { IconCheck } from '@nukkad/ui/icons'
import { lazy, Suspense, useState } from 'react'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

const ForgotDialog = lazy(() => import('./forgot-dialog.tsx'))
const NewPasswordDialog = lazy(() => import('./new-password-dialog.tsx'))

const promises = [
  'New orders as they arrive, oldest first',
  'Accept, pack, hand over: one large button at a time',
  'Returns and exchanges with the buyer’s photos',
  'Prices and stock, updated in seconds',
] as const

/** The merchants' sign-in, with its own dialog for a forgotten password. */
export function MerchantSignInScreen() {
  const { user } = useSession()
  const [email, setEmail] = useState('')
  const [open, setOpen] = useState<'forgot' | 'password'>()
  const [token, setToken] = useState('')
  const [notice, setNotice] = useState<string>()
  useMailedToken((mailed) => {
    setToken(mailed)
    setOpen('password')
  })
  const isMerchant = user?.role === 'merchant'
  return (
    <div className={styles.page}>
      <Promises />
      <div className={styles.card}>
        {isMerchant ? (
          <>
            <h2 className={styles.cardTitle}>You are signed in</h2>
            <p>Signed in as {user.displayName || user.email}.</p>
            <ButtonLink href={hrefs.merchantHome()} linkAs={Link} size={56} wide>
              Go to your back office
            </ButtonLink>
          </>
        ) : (
          <>
            <h2 className={styles.cardTitle}>Sign in</h2>
            {user && (
              <p className={styles.quiet}>
                You are signed in as a shopper, {user.email}. Signing in as a maker signs you out.
              </p>
            )}
            <p role="status" className={styles.notice}>
              {notice}
            </p>
            <SignInForm
              email={email}
              onEmail={setEmail}
              after={
                <Button variant="quiet" size={48} aria-haspopup="dialog" onClick={() => setOpen('forgot')}>
                  Forgot your password?
                </Button>
              }
            />
          </>
        )}
      </div>
      <Suspense>
        {open === 'forgot' && <ForgotDialog email={email} onEmail={setEmail} onClose={() => setOpen(undefined)} />}
        {open === 'password' && (
          <NewPasswordDialog
            token={token}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined)
              setNotice('Your new password is set. Sign in with it.')
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What the back office is for, beside the form. */
function Promises() {
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>The makers’ back office</h1>
      <p className={styles.lead}>
        Everything about your shop on Nukkad in one place, made for a phone in the stockroom and one free hand.
      </p>
      <ul className={styles.promises}>
        {promises.map((text) => (
          <li key={text}>
            <IconCheck size={20} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <p>
        New here? <Link to={hrefs.sell()}>Start selling</Link>
      </p>
    </div>
  )
}
