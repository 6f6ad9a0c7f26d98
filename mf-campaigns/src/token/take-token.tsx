import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { formatDay, useBus, useBusEvent, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useRef } from 'react'
import styles from './token.module.css'
import { useSpendToken } from './token.queries.ts'

/** Only the button redeems the token: mail scanners and link previews merely load the page. */
export function TakeToken({ token, view }: { readonly token: string; readonly view: TokenView }) {
  const bus = useBus()
  const { user } = useSession()
  const spend = useSpendToken(token)
  const isWanted = useRef(false)
  useBusEvent('session.started', ({ userId }) => {
    if (isWanted.current) spend.mutate(userId)
    isWanted.current = false
  })
  const take = () => {
    if (user) return spend.mutate(user._id)
    isWanted.current = true
    bus.request('sign-in', { reason: 'Sign in to claim it.' })
  }
  return (
    <>
      <p className={styles.kicker}>For you, once</p>
      <h1 className={styles.title}>{view.title}</h1>
      <p className={styles.line}>{view.line}</p>
      <Button size={56} busy={spend.isPending} onClick={take}>
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
