import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { Proof, Result } from './proof.ts'

/**
 * The operators' page: invariants, overdue work, and the commands that repair what can be repaired. It reloads by
 * itself only on request, because a page that keeps changing is not readable for everyone.
 */
export function proofPage({ at, invariants, waiting }: Proof, isWatching = false): string {
  const broken = invariants.filter(isBroken).length
  const late = waiting.filter(isBroken).length
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${isWatching ? '<meta http-equiv="refresh" content="15">\n' : ''}<title>${broken + late === 0 ? 'All is well' : `${broken} broken, ${late} overdue`} · Nukkad operators</title>
<style>${stylesheet}</style>
</head>
<body><main>
<h1>${headline(broken, late)}</h1>
<p class="meta">Checked at <time datetime="${at.toISOString()}">${escapeHtml(clock(at))}</time>. ${isWatching ? 'The page reloads every 15 seconds. <a href="?">Stop reloading</a>' : '<a href="?">Reload</a> or <a href="?watch=true">reload every 15 seconds</a>. <a href="operations/visits">Visits</a>, <a href="operations/access">counters</a>'}</p>
<h2>Invariants</h2>
${table(invariants)}
<h2>Overdue work</h2>
${table(waiting)}
</main></body>
</html>`
}

const isBroken = ({ findings, failure }: Result) => findings.length > 0 || failure !== null

function headline(broken: number, late: number): string {
  if (broken === 0 && late === 0) return 'All is well'
  const parts = [
    broken > 0 ? `${broken} ${broken === 1 ? 'rule is' : 'rules are'} broken` : '',
    late > 0 ? `${late} ${late === 1 ? 'task is' : 'tasks are'} overdue` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

const table = (results: readonly Result[]) => `<ul class="checks">${results.map(row).join('\n')}</ul>`

function row(result: Result): string {
  const { check, findings, failure, milliseconds } = result
  const state = failure !== null ? 'unknown' : findings.length > 0 ? 'broken' : 'holds'
  const found = findings.map(({ id, text }) => `<li><code>${escapeHtml(id)}</code> ${escapeHtml(text)}</li>`).join('')
  const repair =
    isBroken(result) && check.repair
      ? `<p>${escapeHtml(check.repair.says)} <code>npm run proof -- repair ${check.name}</code></p>`
      : ''
  return `<li class="${state}">
<strong class="state">${words[state]}</strong>
<div><p>${escapeHtml(check.says)} <span class="meta">${check.area}, ${check.name}, ${milliseconds} ms</span></p>
${failure === null ? '' : `<p>The check failed: ${escapeHtml(failure)}</p>`}
${found ? `<ul class="found">${found}</ul>` : ''}${repair}</div>
</li>`
}
const words = { holds: 'Holds', broken: 'Broken', unknown: 'Unknown' } as const

const clock = (at: Date) =>
  at.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

const stylesheet = `
:root { color-scheme: light dark; --paper: #fffaf1; --ink: #1d1b2e; --quiet: #5b5770; --line: #e8dfd0; --good: #0b6b66; --bad: #b5371f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17151f; --ink: #f6efe2; --quiet: #b9b2c6; --line: #3a3648; --good: #6fd0c8; --bad: #ff9c85 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem }
h2 { font: 600 1.2rem/1.3 Georgia, serif; margin: 2rem 0 .5rem }
p { margin: .25rem 0 }
.meta { color: var(--quiet); font-size: .85rem }
.checks { list-style: none; margin: 0; padding: 0 }
.checks > li { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: 0 .5rem; border-top: 1px solid var(--line); padding: .75rem 0 }
.state { margin: .25rem 0 }
a { color: inherit }
.holds .state { color: var(--good) }
.broken .state, .unknown .state { color: var(--bad) }
.found { margin: .25rem 0 .5rem; padding-left: 1.25rem; overflow-wrap: anywhere }
code { font-size: .9em }
`
