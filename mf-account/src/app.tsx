import { defineApp } from '@nukkad/platform'

export default defineApp({
  'customer-support': () => import('./support/customer-support-page.tsx'),
})
