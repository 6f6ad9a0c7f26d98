import type { ScreenRoute } from '@nukkad/contracts'

/** The routes of the screens of app.tsx. */
export const routes: readonly ScreenRoute[] = [
  { name: '__short__', pattern: '/__short__', page: '/__short__', access: 'public', inSitemap: true },
]
