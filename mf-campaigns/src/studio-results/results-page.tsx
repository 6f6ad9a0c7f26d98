import { type CampaignResults, campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { formatTime, Link, useApi, useMutation, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { Page } from '@nukkad/ui/page'
import { useState } from 'react'
import { DaysPlot, dayInWords } from '../parts/plots/days-plot.tsx'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import staff from '../parts/staff/staff.module.css'
import { CountsTable } from './counts-table.tsx'
import { inShort, inWords, type Measure, measures } from './measures.ts'
import styles from './results.module.css'
import { resultsQuery } from './results.queries.ts'
import { VariantsCard } from './variants-card.tsx'

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

const kindInWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const nameOf = (variant: string, place: number | null, kind: string) =>
  [
    ...(variant === 'a' ? [] : [`${variant.toUpperCase()}:`]),
    place ? `Block ${place}, ${kindInWords(kind)}` : `${kindInWords(kind)}, removed`,
  ].join(' ')

function Shown({ results }: { readonly results: CampaignResults }) {
  const { totals, days, blocks, windowDays } = results
  const [measure, setMeasure] = useState<Measure>('views')
  const { name } = measures.find(({ key }) => key === measure) ?? measures[0]
  const lastFirst = [...days].reverse().filter(({ views, taps, adds, orders }) => views + taps + adds + orders > 0)
  return (
    <div className={styles.parts}>
      <fieldset className={styles.totals}>
        <legend>What is plotted</legend>
        {measures.map(({ key, name: label }) => (
          <button key={key} type="button" aria-pressed={key === measure} onClick={() => setMeasure(key)}>
            <span>{label}</span> <strong>{inWords(key, totals[key])}</strong>
          </button>
        ))}
      </fieldset>
      <DaysPlot
        title={`${name} in ${days.length} days`}
        days={days.map((one) => ({ day: one.day, value: one[measure] }))}
        inWords={(value) => inWords(measure, value)}
        inShort={(value) => inShort(measure, value)}
      />
      <p className={staff.quiet}>
        As of {formatTime(results.countedAt)}, excluding visitors who opted out. An order is credited to the last
        campaign that its buyer saw or tapped within {windowDays} days before, and to the block tapped last there.
      </p>
      {lastFirst.length > 0 && (
        <CountsTable
          label="By day"
          of="Day"
          rows={lastFirst.map(({ day, ...counts }) => ({ key: day, name: dayInWords(day), counts }))}
        />
      )}
      <VariantsCard {...results} />
      <section className={styles.part} aria-labelledby="blocks">
        <h2 id="blocks">Blocks</h2>
        {blocks.length === 0 ? (
          <p>No block was tapped in these days.</p>
        ) : (
          <CountsTable
            label="By block"
            of="Block"
            without={['views']}
            rows={blocks.map(({ block, kind, place, variant, ...counts }) => ({
              key: `${variant} ${block}`,
              name: nameOf(variant, place, kind),
              counts,
            }))}
          />
        )}
      </section>
    </div>
  )
}

export const screen = defineStaffScreen('Results of a campaign', Results)
