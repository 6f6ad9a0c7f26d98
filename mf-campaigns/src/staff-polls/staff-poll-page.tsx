import { editedBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useApi, useNavigate, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { Tabs } from '@nukkad/ui/tabs'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { BallotForm } from './ballot-form.tsx'
import { BallotResults } from './ballot-results.tsx'

/** One poll or award: its results, and its questions. */
function StaffPoll() {
  const api = useApi()
  const go = useNavigate()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const tab = search.get('tab') === 'vote' ? 'vote' : 'results'
  const query = useQuery({
    queryKey: ['staff-ballot', id],
    queryFn: async ({ signal }) => (await api.call(editedBallot, { params: { id } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.staffPolls()}>All polls and awards</Link>
      </p>
      <Loaded what="The vote" query={query}>
        {(ballot) => (
          <>
            <header className={styles.head}>
              <h1>{ballot.title}</h1>
              {ballot.isPublished && <a href={ballot.kind === 'poll' ? hrefs.poll(id) : hrefs.awards()}>View page</a>}
            </header>
            <Tabs
              label="Parts of the vote"
              value={tab}
              onChange={(to) =>
                go(`${staffHrefs.staffPolls(id)}${to === 'vote' ? '?tab=vote' : ''}`, { replace: true })
              }
              tabs={[
                { id: 'results', label: 'Results', content: <BallotResults id={id} /> },
                { id: 'vote', label: 'The vote', content: <BallotForm ballot={ballot} /> },
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Vote', StaffPoll)
