import { defineApp } from '@nukkad/platform'

export default defineApp({
  campaign: () => import('./campaign/campaign-page.tsx'),
})
