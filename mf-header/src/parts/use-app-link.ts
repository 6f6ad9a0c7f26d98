import { useLocation, useOrigin, useSettings, useWebview } from '@nukkad/platform'
import { useSyncExternalStore } from 'react'
import { appLink } from './app-link.ts'

const never = () => () => undefined

/** The choices that the address holds; drawn by the server without them, for all who ask for the same path. */
function useChoices(): string {
  const { search } = useLocation()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? search : ''
}

/** Opens the page that is shown in the mobile app, with the choices that its address holds; null inside the app, and where there is none. */
export function useAppLink(): string | null {
  const { appLinkUrl } = useSettings()
  const { isWebview } = useWebview()
  const { pathname } = useLocation()
  const choices = useChoices()
  const origin = useOrigin()
  return appLinkUrl === '' || isWebview ? null : appLink(appLinkUrl, `${origin}${pathname}${choices}`)
}
