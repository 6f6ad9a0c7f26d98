/** How long the big pictures of the first screen may hold back the scripts, in milliseconds. */
const picturesWithin = 1_000

const isUnseen = () => document.hidden && document.readyState === 'complete'

/**
 * Begins once, when the first screen is drawn: a frame comes when the style sheets are there, and its big pictures may take
 * a second more. A tab that nobody looks at draws no frame; there it begins when the page has loaded.
 */
export function afterFirstPicture(begin: () => void): void {
  let isBegun = false
  const once = () => {
    if (isBegun) return
    isBegun = true
    begin()
  }
  const beginUnseen = () => {
    if (isUnseen()) once()
  }
  addEventListener('load', beginUnseen)
  document.addEventListener('visibilitychange', beginUnseen)
  requestAnimationFrame(async () => {
    setTimeout(once, picturesWithin)
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
    await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
    // The picture is drawn in the next frame.
    requestAnimationFrame(() => setTimeout(once))
  })
}
