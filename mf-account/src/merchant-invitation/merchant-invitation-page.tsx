import { defineScreen } from '@nukkad/platform'
import { MerchantInvitationScreen } from './merchant-invitation-screen.tsx'

/** Open to everyone: the link of an email leads here, and its token is read in the browser only. */
export const screen = defineScreen({
  head: () => ({ title: 'Your invitation | Nukkad', robots: 'noindex, nofollow' }),
  Component: MerchantInvitationScreen,
})
