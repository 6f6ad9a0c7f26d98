/** A page that is put away just now draws nothing more; what was begun on it must begin all the same. */
const atLatest = 300

/** Runs when what has just changed can be seen: a tap shows its answer first, and what it sets off follows. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (!hasRun) run()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, atLatest)
}
