/**
 * Part of the shell's development build only: reloads the page as soon as the server has a newer release of anything. A
 * hidden page keeps no connection open, because a browser allows only a few connections to one server.
 */
let known: number | undefined
let news: EventSource | undefined

function follow(): void {
  news?.close()
  if (document.visibilityState !== 'visible') return
  news = new EventSource('/_shell/releases')
  news.addEventListener('release', (event) => {
    const { sequence } = JSON.parse(event.data) as { sequence: number }
    known ??= sequence
    if (sequence > known) location.reload()
  })
}

follow()
document.addEventListener('visibilitychange', follow)
