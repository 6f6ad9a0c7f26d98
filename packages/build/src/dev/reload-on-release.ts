/** Part of development builds only: the page is loaded anew as soon as the server has a newer release of anything. */
const page = globalThis as { nukkadReloads?: EventSource }

if (!page.nukkadReloads && typeof EventSource !== 'undefined') {
  let first: number | undefined
  page.nukkadReloads = new EventSource('/_shell/releases')
  page.nukkadReloads.addEventListener('release', (event) => {
    const { sequence } = JSON.parse(event.data) as { sequence: number }
    first ??= sequence
    if (sequence > first) location.reload()
  })
}
