/** What the mobile app hands over when it opens a page. */
export interface AppLogin {
  /** the app's platform, in small letters */
  readonly os: string
  readonly token: string
}

/**
 * The login in `os` and `token` of the address; '(null)' is how an app says that it has none. Both leave the address,
 * so that neither history nor a link that is passed on holds them.
 */
export function takeAppLogin({ location, history }: Pick<Window, 'location' | 'history'>): AppLogin | undefined {
  const { searchParams, pathname, hash } = new URL(location.href)
  const os = searchParams.get('os')
  const token = searchParams.get('token')
  if (os === null || token === null) return undefined
  searchParams.delete('os')
  searchParams.delete('token')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  history.replaceState(history.state, '', `${pathname}${search}${hash}`)
  return token === '' || token === '(null)' ? undefined : { os: os.toLowerCase(), token }
}
