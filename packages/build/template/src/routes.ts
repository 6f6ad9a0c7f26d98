import type { ScreenRoute } from '@nukkad/contracts'

/** Where the screens of app.tsx stand. */
export const routes: readonly ScreenRoute[] = [
  { name: '__short__', pattern: '/__short__', page: '/__short__', access: 'public', inSitemap: true },
]
