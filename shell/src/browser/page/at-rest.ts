/** Runs when the page is loaded and idle. */
export function whenAtRest(page: Window, run: () => void): void {
  const idle = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(run, { timeout: 3_000 })
    else page.setTimeout(run, 300)
  }
  if (page.document.readyState === 'complete') idle()
  else page.addEventListener('load', idle, { once: true })
}
