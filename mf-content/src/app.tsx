import { defineApp } from '@nukkad/platform'

export default defineApp({
  'no-city-home': () => import('./home/no-city-home-page.tsx'),
  home: () => import('./home/no-city-home-page.tsx'),
  'home-new': () => import('./home/stored-city-home-page.tsx'),
  'city-home': () => import('./home/city-home-page.tsx'),
  place: () => import('./place/place-page.tsx'),
  post: () => import('./post/post-page.tsx'),
  discovery: () => import('./discovery/discovery-page.tsx'),
  'discovery-preview': () => import('./discovery/preview-page.tsx'),
  'not-found': () => import('./not-found/not-found-page.tsx'),
})
