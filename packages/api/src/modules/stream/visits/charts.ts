import { escapeHtml } from '@nukkad/contracts/escape-html'

export interface Bar {
  readonly label: string
  readonly value: number
}

const count = new Intl.NumberFormat('en-IN')
const width = 720
const height = 200
const foot = 24

/** The next round number, so that the scale is readable. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

const dayText = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** One bar per day, as SVG; day and number are available on hover and to screen readers. */
export function daysChart(title: string, bars: readonly Bar[]): string {
  const top = roundUp(Math.max(...bars.map(({ value }) => value)))
  const step = width / bars.length
  const y = (value: number) => height - (height - 20) * (value / top)
  const every = Math.ceil(bars.length / 10)
  const drawn = bars.map(({ label, value }, at) => {
    const day = dayText.format(new Date(`${label}T00:00:00Z`))
    const x = at * step
    const text =
      at % every === 0
        ? `<text class="axis" x="${(x + step / 2).toFixed(1)}" y="${height + 16}" text-anchor="middle">${day}</text>`
        : ''
    return `<rect class="bar" x="${(x + step * 0.12).toFixed(1)}" y="${y(value).toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${(height - y(value)).toFixed(1)}" rx="2"><title>${day}: ${count.format(value)}</title></rect>${text}`
  })
  const lines = [0.5, 1].map(
    (share) =>
      `<path class="line" d="M0 ${y(top * share).toFixed(1)}h${width}"/><text class="axis" x="0" y="${(y(top * share) - 4).toFixed(1)}">${count.format(top * share)}</text>`,
  )
  const said = bars.map(({ label, value }) => `${label} ${value}`).join(', ')
  return `<svg class="days" viewBox="0 0 ${width} ${height + foot}" role="img" aria-label="${escapeHtml(`${title}: ${said}`)}">${lines.join('')}<path class="line" d="M0 ${height}h${width}"/>${drawn.join('')}</svg>`
}

/** One horizontal bar per name, with its number and share; `whole` is 100 %, by default the sum. */
export function sharesChart(bars: readonly Bar[], whole = bars.reduce((sum, { value }) => sum + value, 0)): string {
  if (bars.length === 0) return '<p>Nothing yet.</p>'
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  const rows = bars.map(({ label, value }) => {
    const share = whole > 0 ? `${((100 * value) / whole).toFixed(1)} %` : ''
    return `<li><span class="name">${escapeHtml(label)}</span><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="${((100 * value) / longest).toFixed(2)}" height="8"/></svg><span class="number">${count.format(value)}</span><span class="number meta">${share}</span></li>`
  })
  return `<ul class="shares">${rows.join('')}</ul>`
}
