/** The payment window: a sheet on phones, a card on wide screens, in both themes. */
export const checkoutPageStyle = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1b1a2b; --quiet: #5b5a70; --line: #dcdae6; --blue: #2348c8; --soft: #eef1fd; --on: #fff; --note: #fff6e0 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1a1926; --ink: #f2f0fa; --quiet: #b4b1c6; --line: #3b394d; --blue: #9db2ff; --soft: #262a47; --on: #14142a; --note: #33290f }
}
* { box-sizing: border-box }
html { background: transparent }
body { margin: 0; min-height: 100dvh; display: grid; place-items: end center; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 27rem; max-height: 96dvh; overflow-y: auto; background: var(--ground); border-radius: 18px 18px 0 0; padding: 1.1rem 1.25rem 1.4rem; box-shadow: 0 18px 60px rgb(0 0 0 / .35) }
@media (width >= 800px) { body { place-items: center } main { border-radius: 18px } }
header { display: flex; justify-content: space-between; align-items: start; gap: 1rem }
p { margin: 0 }
.shop { font-weight: 650 }
.quiet, small { color: var(--quiet) }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0 .75rem }
h1 .quiet { display: block; font-size: .85rem; font-weight: 450 }
h2 { font-size: 1.25rem; margin: .5rem 0 }
.note { background: var(--note); border-radius: 10px; padding: .6rem .8rem; font-size: .9rem }
fieldset { border: 0; padding: 0; margin: 1rem 0 0; min-width: 0 }
legend { font-weight: 650; padding: 0; margin-bottom: .4rem }
.ways { display: grid; grid-template-columns: repeat(3, 1fr); gap: .5rem }
.ways legend { grid-column: 1 / -1 }
label { display: flex; gap: .6rem; align-items: center; min-height: 44px; padding: .45rem .7rem; border: 1.5px solid var(--line); border-radius: 10px; cursor: pointer }
.ways label { flex-direction: column; align-items: start; gap: .3rem }
.endings label { border-radius: 0; border-bottom-width: 0 }
.endings label:first-of-type { border-radius: 10px 10px 0 0 }
.endings label:last-of-type { border-radius: 0 0 10px 10px; border-bottom-width: 1.5px }
label:has(:checked) { background: var(--soft); border-color: var(--blue) }
label b, label small { display: block; line-height: 1.3 }
label b { font-weight: 600; font-size: .95rem }
small { font-size: .8rem }
input[type=radio] { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--blue); flex: none }
button { font: inherit; font-weight: 650; min-height: 48px; padding: 0 1.1rem; border: 0; border-radius: 10px; background: var(--blue); color: var(--on); cursor: pointer }
button:disabled { opacity: .6 }
.pay { width: 100%; margin-top: 1rem }
.second { background: transparent; color: var(--blue); border: 1.5px solid var(--line) }
.close { min-height: 44px; width: 44px; padding: 0; background: transparent; color: var(--quiet); display: grid; place-items: center; margin: -.4rem -.6rem 0 0 }
.row { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1rem }
.row button { flex: 1 1 9rem }
.status { min-height: 1.5em; margin-top: .6rem; text-align: center; color: var(--quiet) }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px }
label:has(:focus-visible) { outline: 3px solid var(--blue); outline-offset: 2px }
section { padding: 1.2rem 0 .4rem; text-align: center }
section:focus { outline: none }
.dots { display: flex; gap: .45rem; justify-content: center }
.dots i { width: .6rem; height: .6rem; border-radius: 50%; background: var(--blue); animation: dot 1.2s infinite ease-in-out }
.dots i:nth-child(2) { animation-delay: .15s }
.dots i:nth-child(3) { animation-delay: .3s }
@keyframes dot { 0%, 70%, 100% { opacity: .3 } 35% { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .dots i { animation: none } }
`
