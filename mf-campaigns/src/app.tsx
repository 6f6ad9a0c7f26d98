import { defineApp } from '@nukkad/platform'

export default defineApp({
  campaign: () => import('./campaign/campaign-page.tsx'),
  'subscription-form': () => import('./subscription-form/subscription-form-page.tsx'),
})
