/**
 * Resolves when the browser has shown what was just changed: the tap is answered first, then the work begins that
 * nobody sees. A page out of sight shows nothing, so nothing is waited for there.
 */
export function nextPicture(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}
