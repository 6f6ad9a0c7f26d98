import { defineScreen, hrefs } from '@nukkad/platform'
import { MerchantSignInScreen } from './merchant-sign-in-screen.tsx'

/** Open to everyone; merchant sessions begin here. */
export const screen = defineScreen({
  head: () => ({
    title: 'The makers’ back office: sign in | Nukkad',
    description: 'For makers who sell on Nukkad: orders to pack, returns to answer, prices and stock, in one place.',
    canonical: hrefs.merchantSignIn(),
  }),
  Component: MerchantSignInScreen,
})
