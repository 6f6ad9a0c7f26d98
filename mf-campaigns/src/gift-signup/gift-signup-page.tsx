import { defineScreen, hrefs } from '@nukkad/platform'
import { formQuery } from '@nukkad/platform/filling-in'
import { giftPicture } from '@nukkad/ui/gift-card-view'
import { GiftSignUpScreen, signUpForm } from './gift-signup-screen.tsx'

export const screen = defineScreen({
  load: ({ api, query }) => query.ensureQueryData(formQuery(api, signUpForm)),
  head: () => ({
    title: 'Sell through gift cards | Nukkad',
    description: 'Be where gift cards are spent: what it brings a shop, what it takes, and the form to sign up.',
    canonical: hrefs.giftSignUp(),
    image: giftPicture('congratulations').url,
  }),
  Component: GiftSignUpScreen,
})
