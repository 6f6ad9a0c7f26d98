/** How long the main pictures of the first screen may delay the scripts, in milliseconds. */
const picturesWithin = 1_000

const isUnseen = () => document.hidden && document.readyState === 'complete'

/**
 * Calls `begin` once, when the first screen is painted: a frame is rendered after the style sheets, and its main
 * pictures may take a second more. A hidden tab renders no frame; there it is called when the page has loaded.
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
    // The picture is painted in the next frame.
    requestAnimationFrame(() => setTimeout(once))
  })
}
