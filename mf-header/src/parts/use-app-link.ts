import { useLocation, useOrigin, useSettings, useWebview } from '@nukkad/platform'
import { useSyncExternalStore } from 'react'
import { appLink } from './app-link.ts'

const never = () => () => undefined

/**
 * The query of the URL; '' on the server and until hydration, because the server's HTML is shared by all requests of a
 * path.
 */
function useChoices(): string {
  const { search } = useLocation()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? search : ''
}

/**
 * The link that opens the current page in the mobile app, with the URL's query; null inside the app, and if no app link
 * is configured.
 */
export function useAppLink(): string | null {
  const { appLinkUrl } = useSettings()
  const { isWebview } = useWebview()
  const { pathname } = useLocation()
  const choices = useChoices()
  const origin = useOrigin()
  return appLinkUrl === '' || isWebview ? null : appLink(appLinkUrl, `${origin}${pathname}${choices}`)
}
