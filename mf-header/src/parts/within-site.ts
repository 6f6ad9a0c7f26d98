/** A path of this site, or '/' for anything that would leave it: '//evil.in', 'https:…', 'javascript:…', '/\evil'. */
export function withinSite(path: string): string {
  const url = path.startsWith('/') ? parsed(path) : undefined
  return url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : '/'
}

const here = 'http://here.invalid'

/** `URL.canParse` is missing in the last web view of Android 7. */
function parsed(path: string): URL | undefined {
  try {
    return new URL(path, here)
  } catch {
    return undefined
  }
}
