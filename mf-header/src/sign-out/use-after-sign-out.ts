import { hrefs, useCity, useHasPrevious, useNavigate, useWebview } from '@nukkad/platform'

/** Where one goes after signing out: in the app to its own bag, else back where there is a back, else home. */
export function useAfterSignOut(): () => void {
  const go = useNavigate()
  const hasPrevious = useHasPrevious()
  const { slug } = useCity()
  const { isWebview } = useWebview()
  return () => {
    if (isWebview) go(hrefs.cartEmpty())
    else if (hasPrevious()) go(-1)
    else go(slug === 'all' ? hrefs.home() : hrefs.city(slug))
  }
}
