/**
 * Focuses the heading, which names the page; without one, the main part. A page that replaces its placeholder by what it
 * has loaded takes the focused heading away, so the new one is focused until the visitor does something.
 */
export function focusPage(): void {
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
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, () => observer.disconnect(), { capture: true, once: true })
}
