/** In milliseconds: a page that is being hidden is not painted again, but the work must still be done. */
const atLatest = 300

/** Runs once the last change is visible: a tap shows its response first, and the work it triggers follows. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (!hasRun) run()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, atLatest)
}
