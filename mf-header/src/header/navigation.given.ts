import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { answer } from '@nukkad/platform/testing'

const entry = { label: null, categoryId: null, hide: false, type: 'link', children: [] }

const shop = {
  ...entry,
  title: 'Shop',
  url: '/shop',
  label: 'New',
  type: 'lbbshop',
  children: [
    {
      title: 'Home decor',
      url: '/shop/c/home-decor',
      label: 'New',
      children: [{ title: 'Lamps', url: '/shop/c/home-decor/lamps', label: null }],
    },
  ],
}

export const navigation = answer(hamburger, {
  data: {
    mobile: [shop],
    account: [
      { title: 'Your back office', url: '/merchant', icon: 'store', role: 'merchant' },
      { title: 'Orders', url: '/shop/orderhistory', icon: 'package', role: null },
      { title: 'Profile', url: '/users/{user}', icon: 'user', role: null },
    ],
    desktop: [
      shop,
      { ...entry, title: 'Events', url: '/delhi/events' },
      { ...entry, title: 'Old', url: '/old', hide: true },
    ],
  },
})

export const three = answer(cartCount, { data: { count: 3, cartId: '41' } })
