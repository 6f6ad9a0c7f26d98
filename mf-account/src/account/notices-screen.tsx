import { changeNotice } from '@nukkad/contracts/endpoints/people/account'
import { useApi, useMutation, useNotify, useQuery, useQueryClient } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Checkbox } from '@nukkad/ui/checkbox'
import { LoadFailure } from '@nukkad/ui/load-failure'
import styles from './account.module.css'
import { noticesQuery } from './account.queries.ts'
import { AccountLayout, AccountRows } from './account-layout.tsx'
import { DeviceNotices } from './on-device/device-notices.tsx'

export function NoticesScreen() {
  return (
    <AccountLayout title="Notices and emails" reason="Sign in to choose what we tell you.">
      {(userId) => (
        <>
          <Emails userId={userId} />
          <DeviceNotices userId={userId} />
        </>
      )}
    </AccountLayout>
  )
}

/** Kinds of email; each choice is saved as soon as it is changed. */
function Emails({ userId }: { readonly userId: string }) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const query = noticesQuery(api, userId)
  const list = useQuery(query)
  const change = useMutation({
    mutationFn: async (body: { kind: string; isOn: boolean }) => (await api.call(changeNotice, { body })).data,
    onSuccess: (kept, { isOn }) => {
      client.setQueryData(query.queryKey, kept)
      notify(isOn ? 'You will get these emails.' : 'You will no longer get these emails.')
    },
    onError: () => notify('We could not save that. Please try again.', { tone: 'error' }),
  })
  if (list.isPending) return <AccountRows />
  if (!list.data)
    return <LoadFailure what="Your emails" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  return (
    <section aria-labelledby="by-email" className={styles.group}>
      <h2 id="by-email" className={styles.heading}>
        By email
      </h2>
      <p className={styles.lead}>Optional emails also have an unsubscribe link at the bottom.</p>
      <ul className={styles.rows}>
        {list.data.map(({ kind, title, text, isOn, isFixed }) => (
          <li key={kind} className={styles.row}>
            <Checkbox
              label={title}
              hint={isFixed ? `${text} You can’t turn these off.` : text}
              checked={change.isPending && change.variables.kind === kind ? change.variables.isOn : isOn}
              disabled={isFixed}
              onChange={({ target }) => change.mutate({ kind, isOn: target.checked })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
