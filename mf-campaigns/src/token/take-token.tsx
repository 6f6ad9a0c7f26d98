import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { formatDay } from '@nukkad/platform'
import { useAfterSignIn } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import styles from './token.module.css'
import { useSpendToken } from './token.queries.ts'

/** Only the button redeems the token: mail scanners and link previews merely load the page. */
export function TakeToken({ token, view }: { readonly token: string; readonly view: TokenView }) {
  const spend = useSpendToken(token)
  const taking = useAfterSignIn({ reason: 'Sign in to claim it.' }, (userId) => spend.mutate(userId))
  return (
    <>
      <p className={styles.kicker}>For you, once</p>
      <h1 className={styles.title}>{view.title}</h1>
      <p className={styles.line}>{view.line}</p>
      <Button size={56} busy={spend.isPending} onClick={() => taking.run()}>
        Take it
      </Button>
      {spend.isError && (
        <p role="alert" className={styles.fault}>
          That did not work, and nothing was used. Please try again.
        </p>
      )}
      <p className={styles.terms}>
        It can be claimed by one person, {view.endsAt ? `until ${formatDay(view.endsAt)}` : 'once'}. Viewing this page
        does not use it.
      </p>
    </>
  )
}
