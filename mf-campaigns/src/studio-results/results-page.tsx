import { campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useMutation, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import staff from '../parts/staff/staff.module.css'
import styles from './results.module.css'
import { resultsQuery } from './results.queries.ts'
import { Shown } from './shown-results.tsx'

const spans = [7, 30, 90] as const

/** The results of a page, for visitors who allowed analytics. */
function Results() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const days = spans.find((one) => String(one) === search.get('days')) ?? 30
  const api = useApi()
  const query = useQuery(resultsQuery(api, id, days))
  const saving = useMutation({
    mutationFn: () => api.call(campaignResultsCsv, { params: { id }, query: { days } }, { timeout: 60_000 }),
    onSuccess: (file) => download(file as unknown as Blob, `${query.data?.slug ?? id}.csv`),
  })
  return (
    <Page className={staff.page}>
      <p>
        <Link to={staffHrefs.staffCampaigns(id)}>Back to the page’s editor</Link>
      </p>
      <h1>{query.data ? `Results of ${query.data.title}` : 'Results'}</h1>
      <nav aria-label="Which days">
        <ul className={styles.choices}>
          {spans.map((span) => (
            <li key={span}>
              <Chip
                href={`${staffHrefs.staffCampaignResults(id)}?days=${span}`}
                linkAs={Link}
                isSelected={span === days}
              >{`${span} days`}</Chip>
            </li>
          ))}
          <li>
            <Button size={40} variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
              CSV
            </Button>
          </li>
        </ul>
      </nav>
      <p role="alert" className={staff.problem}>
        {saving.error?.message}
      </p>
      <Loaded what="The results" query={query}>
        {(results) => <Shown results={results} />}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Results of a campaign', Results)
