import { cityCount } from '@nukkad/contracts'
import { defineScreen, hrefs } from '@nukkad/platform'
import { SellScreen } from './sell-screen.tsx'

/** For people who make things and want to sell them. */
export const screen = defineScreen({
  head: () => ({
    title: 'Sell with us | Nukkad',
    description: `Sell what you make to people of ${cityCount} Indian cities. Tell us what you make; we call you within three working days.`,
    canonical: hrefs.sell(),
  }),
  Component: SellScreen,
})
