import { defineScreen, need, notFound } from '@nukkad/platform'
import { contentOf, itemCount } from '../parts/saved-content/saved-content.ts'
import { pageIn, type SharedList, sharedListKey, sharedListQuery } from './shared-list.queries.ts'
import { SharedListScreen } from './shared-list-screen.tsx'
import { SharedListSkeleton } from './shared-list-skeleton.tsx'

/** Rendered on the server for whoever has the address; the route says that it is secret, so nothing caches it. */
export const screen = defineScreen({
  load: ({ api, query, params: { code = '' }, url }) =>
    /^[0-9a-f]{32}$/.test(code)
      ? need(query.ensureQueryData(sharedListQuery(api, code, pageIn(url.searchParams.get('page')))))
      : notFound(),
  head({ params: { code = '' }, query, url }) {
    const shown = query.getQueryData<SharedList>(sharedListKey(code, pageIn(url.searchParams.get('page'))))
    if (!shown) return { title: 'A list | Nukkad', robots: 'noindex, nofollow' }
    const { name, sharedAs, count } = shown.list
    const image = shown.data.map((item) => contentOf(item)?.image?.url).find((one) => one !== undefined)
    return {
      title: `${name} | Nukkad`,
      description: `A list${sharedAs ? ` by ${sharedAs}` : ''} on Nukkad: ${itemCount(count)}.`,
      robots: 'noindex, nofollow',
      ...(image && { image }),
    }
  },
  Skeleton: SharedListSkeleton,
  Component: SharedListScreen,
})
