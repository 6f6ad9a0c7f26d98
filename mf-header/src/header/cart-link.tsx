import { cartOfBrowser } from '@nukkad/contracts/endpoints/cart/plain-cart'
import { Link } from '@nukkad/platform'
import { IconLink } from '@nukkad/ui/icon-button'
import { IconBag } from '@nukkad/ui/icons'
import { useCart } from './use-cart.ts'

/** Links to the known cart, or to the empty one, and shows its number of items. */
export function CartLink() {
  const { href, count } = useCart()
  const label = count === 0 ? 'Bag' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <>
      <IconLink
        href={href}
        linkAs={Link}
        label={label}
        icon={<IconBag size={22} aria-hidden="true" />}
        mark={count > 0 && (count > 99 ? '99+' : count)}
        data-scripted=""
      />
      <noscript>
        <IconLink href={`/api${cartOfBrowser.url}`} label="Bag" icon={<IconBag size={22} aria-hidden="true" />} />
      </noscript>
    </>
  )
}
