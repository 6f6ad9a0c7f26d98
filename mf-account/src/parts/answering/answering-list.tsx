import { Link } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { type ReactNode, useRef } from 'react'
import { BackOfficeRows } from '../back-office/back-office-skeleton.tsx'
import { FilterBar } from '../back-office/filter-bar.tsx'
import styles from './answering.module.css'

interface Asked<Row> {
  readonly data: { readonly data: readonly Row[]; readonly page: number; readonly hasNext: boolean } | undefined
  readonly error: unknown
  readonly isError: boolean
  readonly isPlaceholderData: boolean
  refetch(): unknown
}

interface AnsweringListProps<Row> {
  /** with a capital letter: 'The questions' */
  readonly what: string
  readonly asked: Asked<Row>
  readonly filters: Parameters<typeof FilterBar>[0]['filters']
  readonly hrefOf: (page: number) => string
  readonly nothing: { readonly title: string; readonly text: string }
  readonly cardOf: (row: Row) => ReactNode
}

/** What shoppers wrote and a merchant answers, in groups and pages. */
export function AnsweringList<Row extends { readonly id: string }>(props: AnsweringListProps<Row>) {
  const { what, asked, filters, hrefOf, nothing, cardOf } = props
  const { data, isError } = asked
  // What was just answered is gone from the list, and its button with it.
  const list = useLostFocus<HTMLDivElement>(useChanges(data?.data.map(({ id }) => id).join()))
  return (
    <div className={styles.answering}>
      <FilterBar label={`Which ${what.slice(4)}`} filters={filters} />
      <div ref={list} tabIndex={-1} aria-busy={asked.isPlaceholderData} className={styles.stale}>
        {!data && !isError && <BackOfficeRows />}
        {!data && isError && (
          <LoadFailure what={what} isAway={isAway(asked.error)} onRetry={() => void asked.refetch()} />
        )}
        {data?.data.length === 0 && <EmptyState {...nothing} />}
        {data && data.data.length > 0 && <ul className={styles.list}>{data.data.map(cardOf)}</ul>}
      </div>
      {data && <Pager page={data.page} hasNext={data.hasNext} linkAs={Link} hrefOf={hrefOf} />}
    </div>
  )
}

/** How often a list has changed since it was first known: its arrival does not count. */
function useChanges(ids: string | undefined): number {
  const seen = useRef<{ readonly ids: string; readonly count: number }>(undefined)
  if (ids !== undefined && seen.current?.ids !== ids)
    seen.current = { ids, count: seen.current ? seen.current.count + 1 : 0 }
  return seen.current?.count ?? 0
}
