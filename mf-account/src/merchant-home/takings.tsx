import { merchantTakings, merchantTakingsFile, type TakingsMonth } from '@nukkad/contracts/endpoints/merchants/merchant'
import { formatNumber, formatRupees, useApi, useMutation, useNotify, useQuery } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { isAway, retryWhileAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './merchant-home.module.css'

/** What was sold month by month, with the orders of each as a file for the books. */
export function Takings() {
  const api = useApi()
  const takings = useQuery({
    queryKey: ['merchant', 'takings'],
    queryFn: async ({ signal }) => (await api.call(merchantTakings, {}, { signal })).data,
    ...retryWhileAway,
  })
  const { data } = takings
  return (
    <section aria-labelledby="takings" className={styles.card}>
      <h2 id="takings" className={styles.part}>
        Month by month
      </h2>
      {!data && takings.isError && (
        <LoadFailure what="Your months" isAway={isAway(takings.error)} onRetry={() => void takings.refetch()} />
      )}
      {!data && !takings.isError && <Skeleton kind="block" height="4rem" />}
      {data?.length === 0 && <p className={styles.quiet}>What you sell is added up here, month by month.</p>}
      {data && data.length > 0 && (
        <ul className={styles.months}>
          {data.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </ul>
      )}
    </section>
  )
}

const nameOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Month({ month: { month, orders, sales, cash, refunded } }: { readonly month: TakingsMonth }) {
  const api = useApi()
  const notify = useNotify()
  const saving = useMutation({
    mutationFn: () => api.call(merchantTakingsFile, { params: { month } }, { timeout: 60_000 }),
    onSuccess: (file) => download(file, `nukkad-orders-${month}.csv`),
    onError: ({ message }) => notify(message, { tone: 'error' }),
  })
  const facts = [
    `${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'}`,
    cash > 0 && `${formatRupees(cash)} in cash`,
    refunded > 0 && `${formatRupees(refunded)} given back`,
  ]
  return (
    <li className={styles.month}>
      <div>
        <h3 className={styles.monthName}>
          {nameOf(month)}: {formatRupees(sales)}
        </h3>
        <p className={styles.quiet}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <Button
        variant="secondary"
        size={40}
        busy={saving.isPending}
        aria-label={`Orders of ${nameOf(month)} as a CSV file`}
        onClick={() => saving.mutate()}
      >
        CSV
      </Button>
    </li>
  )
}
