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
  'New orders as they come, the oldest first',
  'Accept, pack, hand over: one large button at a time',
  'Returns and exchanges with the buyer’s photos',
  'Prices and stock, changed in a moment',
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
          Not here yet? <Link to={hrefs.sell()}>Begin to sell</Link>
        </p>
      </div>
      <div className={styles.card}>
        {isMerchant ? (
          <>
            <h2 className={styles.cardTitle}>You are in</h2>
            <p>Signed in as {user.displayName || user.email}.</p>
            <ButtonLink href={hrefs.merchantHome()} linkAs={Link} size={56} wide>
              To your back office
            </ButtonLink>
          </>
        ) : (
          <>
            <h2 className={styles.cardTitle}>Sign in</h2>
            {user && <p className={styles.quiet}>You are a shopper here as {user.email}. Signing in ends that.</p>}
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
