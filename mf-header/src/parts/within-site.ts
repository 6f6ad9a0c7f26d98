/** A path of this site, or '/' for anything that would leave it: '//evil.in', 'https:…', 'javascript:…', '/\evil'. */
export function withinSite(path: string): string {
  const here = 'http://here.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return '/'
  const url = new URL(path, here)
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : '/'
}
