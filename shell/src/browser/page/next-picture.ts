/**
 * Resolves after the browser has painted what was just changed: the tap is answered first, then invisible work begins.
 * A hidden page paints nothing, so there is no wait.
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
