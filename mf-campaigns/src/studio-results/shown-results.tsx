import type { CampaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { formatTime } from '@nukkad/platform'
import { useState } from 'react'
import { DaysPlot, dayInWords } from '../parts/plots/days-plot.tsx'
import staff from '../parts/staff/staff.module.css'
import { CountsTable } from './counts-table.tsx'
import { inShort, inWords, type Measure, measures } from './measures.ts'
import styles from './results.module.css'
import { VariantsCard } from './variants-card.tsx'

const kindInWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const nameOf = (variant: string, place: number | null, kind: string) =>
  [
    ...(variant === 'a' ? [] : [`${variant.toUpperCase()}:`]),
    place ? `Block ${place}, ${kindInWords(kind)}` : `${kindInWords(kind)}, removed`,
  ].join(' ')

/** The results of a campaign page: its variants, its days and its blocks. */
export function Shown({ results }: { readonly results: CampaignResults }) {
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
