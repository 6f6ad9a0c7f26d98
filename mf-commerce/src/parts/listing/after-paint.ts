/** Runs when what has just changed can be seen: a tap shows its tick first, and what it sets off follows. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
