import { defineApp } from '@nukkad/platform'

export default defineApp({
  __route__: () => import('./welcome/welcome-page.tsx'),
})
