import { listForms } from '@nukkad/contracts/endpoints/form-answers'
import { defineScreen, formatDay, hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './staff-forms.module.css'
import { StaffGuard } from './staff-guard.tsx'

function StaffForms() {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-forms'],
    queryFn: async ({ signal }) => (await api.call(listForms, {}, { signal })).data,
  })
  return (
    <Page className={styles.page}>
      <h1>Forms and their answers</h1>
      {error && <LoadFailure what="The forms" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} width="100%" />}
      {data && (
        <ul className={styles.forms}>
          {data.map(({ id, title, answers, newestAt, keepDays }) => (
            <li key={id}>
              <Link to={hrefs.staffForms(id)}>{title}</Link>
              <span>
                {answers.toLocaleString('en-IN')} {answers === 1 ? 'answer' : 'answers'}
                {newestAt && `, the last on ${formatDay(newestAt)}`}; kept {keepDays} days
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

/** Private: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Forms | Nukkad', robots: 'noindex, nofollow' }),
  Component: () => <StaffGuard>{() => <StaffForms />}</StaffGuard>,
})
