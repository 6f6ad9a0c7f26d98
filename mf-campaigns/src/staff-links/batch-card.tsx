import { type LinkBatch, linksOfBatch, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { formatDay, formatNumber, formatTime, keepPreviousData, useApi, useMutation, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useState } from 'react'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import tables from '../parts/staff/table.module.css'

interface BatchCardProps {
  readonly batch: LinkBatch
  readonly onChanged: () => void
}

/** A batch of links: how many were used, which ones, and a way to revoke them. */
export function BatchCard({ batch, onChanged }: BatchCardProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const revoking = useMutation({
    mutationFn: (nth?: number) =>
      api.call(revokeLinks, { params: { id: batch.id }, body: nth === undefined ? {} : { nth } }),
    onSuccess: onChanged,
    onSettled: () => setAsking(false),
  })
  const { title, kind, madeBy, madeAt, count, used, revoked } = batch
  return (
    <li className={styles.row}>
      <span>
        <b>{title}</b> <Badge>{kind === 'token' ? 'Tokens' : 'Links'}</Badge>
      </span>
      <span>
        {formatNumber(count)} made on {formatDay(madeAt)}
        {madeBy && ` by ${madeBy}`}; {formatNumber(used)} {kind === 'token' ? 'spent' : 'opened'},{' '}
        {formatNumber(revoked)} withdrawn
      </span>
      <p role="alert" className={styles.problem}>
        {revoking.error?.message}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide them' : 'One by one'}
        </Button>
        {revoked < count && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Withdraw all
          </Button>
        )}
      </div>
      {isOpen && <Links batch={batch} isBusy={revoking.isPending} onRevoke={(nth) => revoking.mutate(nth)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Withdraw all of “${title}”?`}
        description="The links will stop working. What was already used stays used."
        keep="Keep them"
        confirm="Withdraw them"
        busy={revoking.isPending}
        onConfirm={() => revoking.mutate(undefined)}
      />
    </li>
  )
}

interface LinksProps {
  readonly batch: LinkBatch
  readonly isBusy: boolean
  readonly onRevoke: (nth: number) => void
}

/** The links by their number in the exported file: when each was opened, never by whom. */
function Links({ batch: { id, kind, revoked }, isBusy, onRevoke }: LinksProps) {
  const api = useApi()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['staff-links', id, page, revoked],
    queryFn: ({ signal }) => api.call(linksOfBatch, { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Loaded what="The links" query={query}>
      {({ data, hasNext }) => (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the table by focusing it. */}
          <section className={tables.scroll} aria-label="One by one" tabIndex={0}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">Number</th>
                  <th scope="col">{kind === 'token' ? 'Spent' : 'First opened'}</th>
                  {kind === 'private' && <th scope="col">Visitors</th>}
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ nth, firstAt, visitors, isRevoked }) => (
                  <tr key={nth}>
                    <th scope="row">{nth}</th>
                    <td>{firstAt ? `${formatDay(firstAt)}, ${formatTime(firstAt)}` : 'Not yet'}</td>
                    {kind === 'private' && <td>{visitors}</td>}
                    <td>
                      {isRevoked ? (
                        'Withdrawn'
                      ) : kind === 'token' && firstAt ? (
                        'Spent'
                      ) : (
                        <Button
                          variant="quiet"
                          size={40}
                          busy={isBusy}
                          aria-label={`Withdraw number ${nth}`}
                          onClick={() => onRevoke(nth)}
                        >
                          Withdraw
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className={styles.actions}>
            {page > 1 && (
              <Button variant="secondary" onClick={() => setPage(page - 1)}>
                Before
              </Button>
            )}
            {hasNext && (
              <Button variant="secondary" onClick={() => setPage(page + 1)}>
                Next
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}
