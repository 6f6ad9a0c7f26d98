import { hrefs, useCity, useHasPrevious, useNavigate, useRoute, useWebview } from '@nukkad/platform'
import { goToNativeCart } from './native-cart.ts'

const specialsMode: ReadonlySet<string> = new Set(['specials', 'specials-homepage'])

/** Navigates after signing out: in the app to its native cart, otherwise back if possible, otherwise home. */
export function useAfterSignOut(): () => void {
  const go = useNavigate()
  const hasPrevious = useHasPrevious()
  const { slug } = useCity()
  const { isWebview } = useWebview()
  const isSpecials = specialsMode.has(useRoute()?.route.name ?? '')
  return () => {
    if (isWebview) {
      if (!goToNativeCart(window)) go(hrefs.cartEmpty())
    } else if (hasPrevious()) go(-1)
    else go(isSpecials || slug === 'all' ? hrefs.home() : hrefs.city(slug))
  }
}
