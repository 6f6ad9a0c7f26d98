/** Ends following the heading of the page before. */
let leave = new AbortController()

/**
 * Focuses the heading, which names the page; without one, the main part. A page that replaces its placeholder by what it
 * has loaded takes the focused heading away, so the new one is focused until the visitor does something or leaves.
 */
export function focusPage(): void {
  leave.abort()
  const main = document.getElementById('main')
  if (!main) return
  let target = main
  function focus(within: HTMLElement) {
    target = within.querySelector('h1') ?? within
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  focus(main)
  const observer = new MutationObserver(() => {
    if (!target.isConnected && document.activeElement === document.body) focus(main)
  })
  observer.observe(main, { childList: true, subtree: true })
  const here = new AbortController()
  leave = here
  here.signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, () => here.abort(), { capture: true, signal: here.signal })
}
