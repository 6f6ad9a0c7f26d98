import { useLocation, useOrigin, useSettings, useWebview } from '@nukkad/platform'
import { appLink } from './app-link.ts'

/** Opens the page that is shown in the mobile app, with the choices that its address holds; null inside the app, and where there is none. */
export function useAppLink(): string | null {
  const { appLinkUrl } = useSettings()
  const { isWebview } = useWebview()
  const { pathname, search } = useLocation()
  const origin = useOrigin()
  return appLinkUrl === '' || isWebview ? null : appLink(appLinkUrl, `${origin}${pathname}${search}`)
}
