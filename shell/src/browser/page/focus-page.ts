const acts = ['keydown', 'pointerdown'] as const

/**
 * Focuses the heading, which names the page; without one, the main part. A page that replaces its placeholder by what it
 * has loaded takes the focused heading away, so the new one is focused until the visitor does something.
 */
export function focusPage(): void {
  const main = document.getElementById('main')
  if (!main) return
  let target = focusHeadingOf(main)
  const observer = new MutationObserver(() => {
    if (target.isConnected) return
    if (document.activeElement === document.body) target = focusHeadingOf(main)
    else stop()
  })
  function stop() {
    observer.disconnect()
    for (const act of acts) removeEventListener(act, stop, true)
  }
  for (const act of acts) addEventListener(act, stop, true)
  observer.observe(main, { childList: true, subtree: true })
}

function focusHeadingOf(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  return target
}
