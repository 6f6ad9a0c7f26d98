import { type LinkBatch, linksOfBatch } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { formatDay, formatTime, keepPreviousData, useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import tables from '../parts/staff/table.module.css'

interface LinksProps {
  readonly batch: LinkBatch
  readonly isBusy: boolean
  readonly onRevoke: (nth: number) => void
}

/** The links by their number in the exported file: when each was opened, never by whom. */
export function Links({ batch: { id, kind, revoked }, isBusy, onRevoke }: LinksProps) {
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
