import { changeNotice } from '@nukkad/contracts/endpoints/people/account'
import { useApi, useMutation, useNotify, useQuery, useQueryClient } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { Checkbox } from '@nukkad/ui/checkbox'
import { LoadFailure } from '@nukkad/ui/load-failure'
import styles from './account.module.css'
import { noticesQuery } from './account.queries.ts'
import { AccountLayout, AccountRows } from './account-layout.tsx'

export function NoticesScreen() {
  return (
    <AccountLayout title="Your mails" reason="Sign in to choose which mails you get.">
      {(userId) => <Notices userId={userId} />}
    </AccountLayout>
  )
}

/** Kinds of email; each choice is saved as soon as it is changed. */
function Notices({ userId }: { readonly userId: string }) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const query = noticesQuery(api, userId)
  const list = useQuery(query)
  const change = useMutation({
    mutationFn: async (body: { kind: string; isOn: boolean }) => (await api.call(changeNotice, { body })).data,
    onSuccess: (kept, { isOn }) => {
      client.setQueryData(query.queryKey, kept)
      notify(isOn ? 'You get these mails.' : 'You get no more of these.')
    },
    onError: () => notify('That was not kept. Please try again.', { tone: 'error' }),
  })
  if (list.isPending) return <AccountRows />
  if (list.isError)
    return <LoadFailure what="Your mails" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  return (
    <>
      <p className={styles.lead}>Each mail that you may do without has a link at its end that stops it, too.</p>
      <ul className={styles.rows}>
        {list.data.map(({ kind, title, text, isOn, isFixed }) => (
          <li key={kind} className={styles.row}>
            <Checkbox
              label={title}
              hint={isFixed ? `${text} These always come.` : text}
              checked={change.isPending && change.variables.kind === kind ? change.variables.isOn : isOn}
              disabled={isFixed}
              onChange={({ target }) => change.mutate({ kind, isOn: target.checked })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
