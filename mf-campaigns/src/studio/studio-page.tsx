import { campaignStates } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import {
  formatDay,
  formatNumber,
  formatTime,
  keepPreviousData,
  Link,
  useApi,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { citiesInWords } from '../parts/staff/cities-in-words.ts'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import staff from '../parts/staff/staff.module.css'
import filters from '../parts/staff/states.module.css'
import { BeginCampaign } from './begin-campaign.tsx'
import { stateWords } from './campaign-words.ts'
import styles from './studio.module.css'
import { campaignsQuery } from './studio.queries.ts'

const tones = { draft: undefined, scheduled: 'night', live: 'success', ended: undefined } as const
const inIndia = (at: string) => `${formatDay(at)}, ${formatTime(at)}`

/** All pages of the campaign team, in any state, most recently changed first. */
// limit: the states, the search and the pages of one list belong together
function Studio() {
  const [search] = useSearchParams()
  const state = campaignStates.find((one) => one === search.get('state'))
  const q = (search.get('q') ?? '').slice(0, 80)
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const asked = { ...(state && { state }), ...(q && { q }), page }
  const go = useNavigate()
  const [words, setWords] = useState(q)
  const query = useQuery({ ...campaignsQuery(useApi(), asked), placeholderData: keepPreviousData })
  const hrefOf = (parts: Readonly<Record<string, string>>) => {
    const wanted = Object.entries({ state: state ?? '', q, ...parts }).filter(([, value]) => value !== '')
    return wanted.length > 0
      ? `${staffHrefs.staffCampaigns()}?${new URLSearchParams(wanted)}`
      : staffHrefs.staffCampaigns()
  }
  return (
    <Page className={staff.page}>
      <h1>Campaign pages</h1>
      <BeginCampaign />
      <nav aria-label="Which pages">
        <ul className={filters.states}>
          {([undefined, ...campaignStates] as const).map((one) => (
            <li key={one ?? 'all'}>
              <Chip href={hrefOf({ state: one ?? '' })} linkAs={Link} isSelected={state === one}>
                {one ? stateWords[one] : 'All'}{' '}
                <span className={filters.count}>{query.data ? (query.data.counts[one ?? 'all'] ?? 0) : ''}</span>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form
          method="post"
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault()
            go(hrefOf({ q: words.trim() }), { keepScroll: true })
          }}
        >
          <TextField
            label="Search by title"
            type="search"
            maxLength={80}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </form>
      </search>
      <Loaded what="The pages" query={query}>
        {({ data, hasNext }) => (
          <>
            {data.length === 0 && (
              <EmptyState title="Nothing here" text="Create a page, or search for something else." />
            )}
            <ul className={staff.rows} aria-busy={query.isPlaceholderData}>
              {data.map((one) => (
                <li key={one.id} className={staff.row}>
                  <span>
                    <Link to={staffHrefs.staffCampaigns(one.id)}>{one.title}</Link>{' '}
                    <Badge {...(tones[one.state] && { tone: tones[one.state] })}>
                      {one.state === 'draft' ? 'Draft' : stateWords[one.state]}
                    </Badge>{' '}
                    {one.hasChanges && one.state !== 'draft' && <Badge tone="warning">Unpublished changes</Badge>}
                  </span>
                  <span>
                    {citiesInWords(one.cities)}
                    {one.startsAt && Date.parse(one.startsAt) > 0 && ` · from ${inIndia(one.startsAt)}`}
                    {one.endsAt && ` · until ${inIndia(one.endsAt)}`} · {formatNumber(one.views)}{' '}
                    {one.views === 1 ? 'view' : 'views'} in 30 days
                    {one.saved && ` · ${one.saved.name}, ${inIndia(one.saved.at)}`}
                    {one.state !== 'draft' && (
                      <>
                        {' · '}
                        <Link
                          to={staffHrefs.staffCampaignResults(one.id)}
                          className={styles.results}
                          aria-label={`Results of ${one.title}`}
                        >
                          Results
                        </Link>
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              hasNext={hasNext}
              linkAs={Link}
              words={{ before: 'Newer', after: 'Older' }}
              hrefOf={(next) => hrefOf(next > 1 ? { page: String(next) } : {})}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Campaign pages', Studio)
