import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import frame from '@nukkad/editor/editor.module.css'
import { defineScreen, keepPreviousData, Link, useApi, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { useLostRow } from '@nukkad/ui/use-lost-row'
import { EditorGuard } from '../staff/editor-guard.tsx'
import { EditorSkeleton, Rows } from '../staff/editor-skeleton.tsx'
import styles from './complaints.module.css'
import { complaintsQuery, states } from './complaints.queries.ts'
import { ReceivedComplaint } from './received-complaint.tsx'

/** Complaints to the grievance officer: those that wait, and those that were answered. */
function Complaints() {
  const [search] = useSearchParams()
  const { name: state } = states.find(({ name }) => name === search.get('state')) ?? states[0]
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const { data, error, refetch } = useQuery({
    ...complaintsQuery(useApi(), state, page),
    placeholderData: keepPreviousData,
  })
  // An answered complaint leaves the list, and its form with it.
  const rows = useLostRow<HTMLUListElement>(data?.data.map(({ ticket }) => ticket).join())
  const hrefOf = (of: string, at = 1) => {
    const parts = new URLSearchParams({ ...(of !== 'open' && { state: of }), ...(at > 1 && { page: String(at) }) })
    return `${staffHrefs.editorComplaints()}${String(parts) ? `?${parts}` : ''}`
  }
  return (
    <Page className={frame.page}>
      <h1 className={frame.title}>Complaints</h1>
      <nav aria-label="Which complaints">
        <ul className={frame.states}>
          {states.map(({ name, title }) => (
            <li key={name}>
              <Chip href={hrefOf(name)} linkAs={Link} isSelected={name === state}>
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <ul ref={rows} tabIndex={-1} aria-label="Complaints" className={styles.list}>
        {data?.data.map((complaint) => (
          <li key={complaint.ticket}>
            <ReceivedComplaint complaint={complaint} />
          </li>
        ))}
      </ul>
      {data?.data.length === 0 && (
        <EmptyState
          title={state === 'open' ? 'No complaint waits for an answer' : 'No complaint has been answered yet'}
          text="Complaints are sent from the help page, and reach the team by email as well."
        />
      )}
      {!data && !error && <Rows />}
      {!data && error && <LoadFailure what="The list" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data && (
        <Pager
          page={page}
          hasNext={data.hasNext}
          linkAs={Link}
          words={{ before: 'Before', after: 'More' }}
          hrefOf={(next) => hrefOf(state, next)}
        />
      )}
    </Page>
  )
}

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Complaints | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: () => <EditorGuard>{() => <Complaints />}</EditorGuard>,
})
