import { endOtherSessions, endSession } from '@nukkad/contracts/endpoints/people/account'
import { formatDay, formatTime, useApi, useMutation, useNotify, useQuery, useQueryClient } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import styles from '../account.module.css'
import { type OwnSession, sessionsQuery } from '../account.queries.ts'
import { AccountLayout, AccountRows } from '../account-layout.tsx'

export function SessionsScreen() {
  return (
    <AccountLayout title="Your devices" reason="Sign in to see your devices.">
      {(userId) => <Sessions userId={userId} />}
    </AccountLayout>
  )
}

/** Signed-in devices; signing one out takes effect within a second. */
function Sessions({ userId }: { readonly userId: string }) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const query = sessionsQuery(api, userId)
  const list = useQuery(query)
  const ending = useMutation({
    mutationFn: async (id: string | 'others') => {
      if (id === 'others') await api.call(endOtherSessions, {})
      else await api.call(endSession, { params: { id } })
    },
    onSuccess: (_, id) => notify(id === 'others' ? 'All other devices are signed out.' : 'Device signed out.'),
    onError: () => notify('That did not work. Please try again.', { tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  const rows = useLostFocus<HTMLUListElement>(ending.isSuccess)
  if (list.isPending) return <AccountRows />
  if (!list.data)
    return <LoadFailure what="Your devices" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  const others = list.data.filter(({ isThis }) => !isThis).length
  return (
    <>
      <p className={styles.lead}>
        {others === 0
          ? 'You are signed in on this device only.'
          : 'See a device you don’t recognise? Sign it out and change your password.'}
      </p>
      <ul ref={rows} tabIndex={-1} className={styles.rows} aria-label="Your devices">
        {list.data.map((one) => (
          <Device key={one.id} one={one} isBusy={ending.isPending} onEnd={() => ending.mutate(one.id)} />
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button variant="secondary" size={48} busy={ending.isPending} onClick={() => ending.mutate('others')}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </>
  )
}

interface DeviceProps {
  readonly one: OwnSession
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function Device({ one, isBusy, onEnd }: DeviceProps) {
  const name = one.device || 'A device'
  return (
    <li className={styles.row}>
      <span>
        <strong>{name}</strong> {one.isThis && <Badge>This one</Badge>}
        <span className={styles.soft}>
          Since {formatDay(one.since)} · seen {formatDay(one.lastSeen)}, {formatTime(one.lastSeen)}
        </span>
      </span>
      {!one.isThis && (
        <Button variant="quiet" size={40} disabled={isBusy} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
