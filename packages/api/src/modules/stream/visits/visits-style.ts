/** The style of the operators' pages, in light and dark. */
export const visitsStyle = `
:root { color-scheme: light dark; --paper: #fffaf1; --ink: #1d1b2e; --quiet: #5b5770; --line: #e8dfd0; --bar: #b5371f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17151f; --ink: #f6efe2; --quiet: #b9b2c6; --line: #3a3648; --bar: #ff9c85 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem }
h2 { font: 600 1.2rem/1.3 Georgia, serif; margin: 2rem 0 .5rem }
a { color: inherit }
.meta { color: var(--quiet); font-size: .85rem }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 }
label { display: grid; gap: .25rem; font-size: .85rem; color: var(--quiet) }
select, button { font: inherit; min-height: 44px; padding: 0 .75rem; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: .5rem }
button { cursor: pointer; background: var(--ink); color: var(--paper) }
.bar { fill: var(--bar) }
.line { stroke: var(--line); fill: none }
.axis { fill: var(--quiet); font: 11px system-ui, sans-serif }
.days { width: 100%; height: auto; display: block }
.shares { list-style: none; margin: 0; padding: 0 }
.shares li { display: grid; grid-template-columns: minmax(7rem, 14rem) 1fr 4.5rem 4rem; gap: .75rem; align-items: center; padding: .25rem 0; border-top: 1px solid var(--line) }
.shares svg { width: 100%; height: .6rem }
.name { overflow-wrap: anywhere }
.number { text-align: right; font-variant-numeric: tabular-nums }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 0 2rem }
.wide { overflow-x: auto; margin-top: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line) }
th { font-size: .85rem; color: var(--quiet); font-weight: 500 }
th + th, td + td { text-align: right }
th:nth-child(2):nth-last-child(6), td:nth-child(2):nth-last-child(6) { text-align: left }
@media (width <= 480px) { .axis { font-size: 20px } .shares li { grid-template-columns: 1fr auto auto } .shares svg { grid-row: 2; grid-column: 1 / -1 } .pair { grid-template-columns: 1fr } }
`
