import { useLocation, useOrigin, useSettings, useWebview } from '@nukkad/platform'
import { appLink } from './app-link.ts'

/** Opens the page that is shown in the mobile app; null inside the app, and where there is none. */
export function useAppLink(): string | null {
  const { appLinkUrl } = useSettings()
  const { isWebview } = useWebview()
  const { pathname } = useLocation()
  const origin = useOrigin()
  return appLinkUrl === '' || isWebview ? null : appLink(appLinkUrl, `${origin}${pathname}`)
}
