import { cities } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'
import { inRupees } from '../../pricing/money.ts'
import { daysChart, sharesChart } from './charts.ts'
import type { FunnelRow } from './funnel.repository.ts'
import type { Visits } from './visits.service.ts'
import { visitsStyle } from './visits-style.ts'

const count = new Intl.NumberFormat('en-IN')
const cityName = (slug: string) => cities.find((city) => city.slug === slug)?.name ?? 'No city chosen'
const deviceNames: Readonly<Record<string, string>> = { mobile: 'Phones', desktop: 'Desktops' }

/** The operators' page of visits: rendered on the server, without scripts. */
export function visitsPage(visits: Visits): string {
  const { at, days, views, missed, funnel, sources, orders, wish } = visits
  const total = views.reduce((sum, row) => sum + row.views, 0)
  const perDay = days.map((day) => ({ label: day, value: sumOf(views, (row) => row.day === day) }))
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Visits · Nukkad operators</title>
<style>${visitsStyle}</style>
</head>
<body><main>
<h1>${count.format(total)} page views in ${days.length} days</h1>
<p class="meta">As of <time datetime="${at.toISOString()}">${clock(at)}</time>. <a href="/api/operations">Money, stock and orders</a></p>
${wishForm(wish)}
<h2 id="days">Visits per day</h2>
${total > 0 ? daysChart('Page views per day', perDay) : '<p>No page views in these days.</p>'}
<h2>By page</h2>
${sharesChart(grouped(views, (row) => row.page))}
<div class="pair">
<section><h2>By city</h2>${sharesChart(grouped(views, (row) => cityName(row.city)))}</section>
<section><h2>By device</h2>${sharesChart(grouped(views, (row) => deviceNames[row.device] ?? 'Unknown'))}</section>
</div>
<h2>From product to order</h2>
${funnelView(funnel)}
<h2>Where visits came from</h2>
${
  sources.length > 0
    ? table(
        ['Source', 'Affiliate', 'Campaign', 'Visits'],
        sources.map(({ source, affiliation, campaign, visits: opened }) => [source, affiliation, campaign, opened]),
      )
    : '<p>No visits in these days.</p>'
}
<h2>Where orders came from</h2>
${
  orders.length > 0
    ? table(
        ['Source', 'Affiliate', 'Referral code', 'Orders', 'Rupees'],
        orders.map((row) => [row.source, row.affiliation, row.referralCode, row.orders, inRupees(row.payable)]),
      )
    : '<p>No orders in these days.</p>'
}
<h2>Searches without results</h2>
${
  missed.length > 0
    ? table(
        ['Words', 'Times', 'Visitors'],
        missed.map(({ words, times, visitors }) => [words, times, visitors]),
      )
    : '<p>Every search returned results.</p>'
}
</main></body>
</html>`
}

const clock = (at: Date) =>
  escapeHtml(at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' }))

type ViewRow = Visits['views'][number]
const sumOf = (views: readonly ViewRow[], is: (row: ViewRow) => boolean) =>
  views.reduce((sum, row) => sum + (is(row) ? row.views : 0), 0)

/** The largest groups, with the rest combined. */
function grouped(views: readonly ViewRow[], nameOf: (row: ViewRow) => string) {
  const sums = new Map<string, number>()
  for (const row of views) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.views)
  const all = [...sums].map(([label, value]) => ({ label, value })).sort((a, b) => b.value - a.value)
  const rest = all.slice(15).reduce((sum, { value }) => sum + value, 0)
  return rest > 0 ? [...all.slice(0, 15), { label: 'others', value: rest }] : all
}

function funnelView(rows: readonly FunnelRow[]): string {
  const sum = (pick: (row: FunnelRow) => number) => rows.reduce((all, row) => all + pick(row), 0)
  const steps = [
    { label: 'Viewed a product', value: sum(({ seen }) => seen) },
    { label: 'Added to bag', value: sum(({ bagged }) => bagged) },
    { label: 'Started checkout', value: sum(({ checkout }) => checkout) },
    { label: 'Ordered', value: sum(({ ordered }) => ordered) },
  ]
  if (steps[0]?.value === 0) return '<p>No product views in these days.</p>'
  const share = ({ seen, ordered }: FunnelRow) => `${((100 * ordered) / seen).toFixed(1)} %`
  return `${sharesChart(steps, steps[0]?.value)}
${table(
  ['City', 'Device', 'Viewed', 'Bag', 'Checkout', 'Ordered', 'Conversion'],
  rows.map((row) => [
    cityName(row.city),
    deviceNames[row.device] ?? 'Unknown',
    row.seen,
    row.bagged,
    row.checkout,
    row.ordered,
    share(row),
  ]),
)}`
}

const cell = (value: string | number) =>
  typeof value === 'number' ? `<td class="number">${count.format(value)}</td>` : `<td>${escapeHtml(value)}</td>`

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table></div>`

function wishForm({ days, city, device }: Visits['wish']): string {
  const option = (value: string, text: string, chosen: string) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`
  const select = (name: string, label: string, options: readonly [string, string][], chosen: string) =>
    `<label>${label} <select name="${name}">${options.map(([value, text]) => option(value, text, chosen)).join('')}</select></label>`
  const spans: [string, string][] = [7, 14, 28, 60].map((span) => [String(span), `${span} days`])
  return `<form>${select('days', 'Time', spans, String(days))}${select('city', 'City', [['', 'All'], ...cities.map(({ slug, name }): [string, string] => [slug, name])], city ?? '')}${select('device', 'Device', [['', 'All'], ...Object.entries(deviceNames)], device ?? '')}<button>Show</button></form>`
}
