/**
 * Part of the shell's development build only: the page is loaded anew as soon as the server has a newer release of
 * anything. A page that nobody looks at listens to nothing: a browser keeps few connections to one server.
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
