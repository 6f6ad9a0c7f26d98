/** What the mobile app passes when it opens a page. */
export interface AppLogin {
  /** the app's platform, in lower case */
  readonly os: string
  readonly token: string
}

/**
 * The login in `os` and `token` of the address; an app sends '(null)' when it has none. Both are removed from the
 * address, so that neither history nor a shared link contains them.
 */
export function takeAppLogin({ location, history }: Pick<Window, 'location' | 'history'>): AppLogin | undefined {
  const { searchParams, pathname, hash } = new URL(location.href)
  const os = searchParams.get('os')
  const token = searchParams.get('token')
  if (os === null || token === null) return undefined
  searchParams.delete('os')
  searchParams.delete('token')
  // Written out, because the web views of Android 6 cannot count parameters and lost the app's other ones.
  const left = String(searchParams)
  const search = left && `?${left}`
  history.replaceState(history.state, '', `${pathname}${search}${hash}`)
  return token === '' || token === '(null)' ? undefined : { os: os.toLowerCase(), token }
}
