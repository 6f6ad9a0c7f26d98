import { answerFile, exportAnswers, listAnswers } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import {
  formatDay,
  formatNumber,
  keepPreviousData,
  Link,
  useApi,
  useMutation,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { Pager } from '@nukkad/ui/pager'
import { DaysPlot } from '../parts/plots/days-plot.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { AnswersTable } from './answers-table.tsx'

const patience = { timeout: 60_000 }

/** The answers to one form: one column per question, newest answer first. */
export function FormAnswers({ id }: { readonly id: string }) {
  const api = useApi()
  const [search] = useSearchParams()
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const query = useQuery({
    queryKey: ['staff-form', id, 'answers', page],
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
  return (
    <Loaded what="The answers" query={query}>
      {({ columns, data, days, total, hasNext }) => (
        <div className={styles.fields}>
          {total > 0 && (
            <div className={styles.actions}>
              <span>
                {formatNumber(total)} {total === 1 ? 'answer' : 'answers'}
                {data[0] && `, the newest on ${formatDay(data[0].sentAt)}`}
              </span>
              {(['csv', 'json'] as const).map((as) => (
                <Button key={as} variant="secondary" busy={saving.isPending} onClick={() => saving.mutate(as)}>
                  {as.toUpperCase()}
                </Button>
              ))}
            </div>
          )}
          <p role="alert" className={styles.problem}>
            {(saving.error ?? opening.error)?.message}
          </p>
          {days.length > 1 && (
            <>
              <h2>Answers by day</h2>
              <DaysPlot title="Answers by day" days={days.map(({ day, count }) => ({ day, value: count }))} />
            </>
          )}
          {total === 0 ? (
            <p>No answers yet.</p>
          ) : (
            <AnswersTable columns={columns} rows={data} onOpen={(file, name) => opening.mutate({ file, name })} />
          )}
          <Pager
            page={page}
            hasNext={hasNext}
            linkAs={Link}
            words={{ before: 'Newer', after: 'Older' }}
            hrefOf={(to) => `${staffHrefs.staffForms(id)}?page=${to}`}
          />
        </div>
      )}
    </Loaded>
  )
}
