import { removeColleague } from '@nukkad/contracts/endpoints/merchants/own-people'
import { hrefs, useApi, useMutation, useNavigate, useNotify, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense, useState } from 'react'
import styles from '../parts/team/team.module.css'

const ConfirmDialog = lazy(async () => ({ default: (await import('@nukkad/ui/confirm-dialog')).ConfirmDialog }))

interface LeaveProps {
  readonly me: string
  readonly isOnlyOwner: boolean
  /** of the merchant */
  readonly name: string
}

/** Leaving the merchant, which ends the session; the only owner first makes somebody else one. */
export function Leave({ me, isOnlyOwner, name }: LeaveProps) {
  const api = useApi()
  const { end } = useSession()
  const go = useNavigate()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const leaving = useMutation({
    mutationFn: () => api.call(removeColleague, { params: { id: Number(me) } }),
    async onSuccess() {
      // The server has ended the session already.
      await end().catch(() => undefined)
      notify(`You have left ${name}. Sign in again to shop.`)
      go(hrefs.home())
    },
    onSettled: () => setAsking(false),
  })
  if (isOnlyOwner)
    return <p className={styles.quiet}>To leave {name}, make somebody else an owner first: a shop needs one.</p>
  return (
    <div>
      <Button variant="quiet" size={40} busy={leaving.isPending} onClick={() => setAsking(true)}>
        Leave {name}
      </Button>
      <p role="alert" className={styles.problem}>
        {leaving.error?.message}
      </p>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onClose={() => setAsking(false)}
            title={`Leave ${name}?`}
            description="You lose access to the back office at once and are signed out. Your account for shopping stays."
            keep="Stay"
            confirm="Leave"
            busy={leaving.isPending}
            onConfirm={() => leaving.mutate()}
          />
        </Suspense>
      )}
    </div>
  )
}
