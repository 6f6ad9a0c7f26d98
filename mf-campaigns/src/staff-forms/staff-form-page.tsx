import { answerFile, exportAnswers, listAnswers } from '@nukkad/contracts/endpoints/form-answers'
import {
  defineScreen,
  formatDay,
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useMutation,
  useParams,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { isAway } from '@nukkad/platform/recovering'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './staff-forms.module.css'
import { StaffGuard } from './staff-guard.tsx'

const patience = { timeout: 60_000 }

/** Answers to one form: a column a question, the newest answer first. */
function StaffForm() {
  const api = useApi()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-form', id, page],
    queryFn: ({ signal }) => api.call(listAnswers, { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const saving = useMutation({
    mutationFn: (as: 'csv' | 'json') => api.call(exportAnswers, { params: { id }, query: { as } }, patience),
    onSuccess: (file, as) => download(file as unknown as Blob, `${id}.${as}`),
  })
  const opening = useMutation({
    mutationFn: ({ file }: { file: string; name: string }) => api.call(answerFile, { params: { id: file } }, patience),
    onSuccess: (file, { name }) => download(file as unknown as Blob, name),
  })
  if (error) {
    return (
      <Page>
        <LoadFailure what="The answers" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page>
        <Skeleton lines={8} width="100%" />
      </Page>
    )
  }
  return (
    <Page className={styles.page}>
      <p>
        <Link to={hrefs.staffForms()}>All forms</Link>
      </p>
      <header className={styles.head}>
        <h1>{data.title}</h1>
        <Button variant="secondary" size={48} busy={saving.isPending} onClick={() => saving.mutate('csv')}>
          CSV
        </Button>
        <Button variant="secondary" size={48} busy={saving.isPending} onClick={() => saving.mutate('json')}>
          JSON
        </Button>
      </header>
      <p role="alert">{(saving.error ?? opening.error)?.message}</p>
      {data.total === 0 ? (
        <p>Nobody has answered yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls the table by its focus.
        <section className={styles.scroll} aria-label="Answers" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Sent</th>
                {data.columns.map(({ name, label, isRetired }) => (
                  <th key={name} scope="col">
                    {label}
                    {isRetired && ' (not asked any more)'}
                  </th>
                ))}
                <th scope="col">From</th>
                <th scope="col">Deleted</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={row.id}>
                  <td>{formatDay(row.sentAt)}</td>
                  {row.cells.map(({ text, file }, at) => (
                    <td key={data.columns[at]?.name}>
                      {file ? (
                        <Button variant="quiet" size={40} onClick={() => opening.mutate({ file, name: text })}>
                          {text}
                        </Button>
                      ) : (
                        text
                      )}
                    </td>
                  ))}
                  <td>{row.page}</td>
                  <td>{formatDay(row.eraseAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <nav aria-label="Pages" className={styles.head}>
        {page > 1 && <Link to={`${hrefs.staffForms(id)}?page=${page - 1}`}>Newer</Link>}
        {data.hasNext && <Link to={`${hrefs.staffForms(id)}?page=${page + 1}`}>Older</Link>}
      </nav>
    </Page>
  )
}

/** Private: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Answers | Nukkad', robots: 'noindex, nofollow' }),
  Component: () => <StaffGuard>{() => <StaffForm />}</StaffGuard>,
})
