import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { defineScreen, prepare, redirect, useApi, useParams, useQuery } from '@nukkad/platform'
import { articleKey, articleQuery } from '../parts/article/article.queries.ts'
import { ArticleFailure } from '../parts/article/article-failure.tsx'
import { articleHead } from '../parts/article/article-head.ts'
import { ArticleSkeleton } from '../parts/article/article-skeleton.tsx'
import { ArticleView } from '../parts/article/article-view.tsx'
import { isOtherPage } from '../parts/article/is-other-page.ts'
import { eventPart, fetchParts } from './discovery-parts.ts'

/** A discovery, a guide or an event at /{city}/{slug}. */
function DiscoveryPage() {
  const { city = '', slug = '' } = useParams()
  const { data, error, refetch } = useQuery(articleQuery(useApi(), city, slug))
  const events = eventPart()
  if (data?.event && events) return <events.EventView event={data.event} />
  if (data) return <ArticleView article={data} />
  return error ? <ArticleFailure error={error} onRetry={() => void refetch()} /> : <ArticleSkeleton />
}

export const screen = defineScreen({
  async load({ params: { city = '', slug = '' }, url, query, api }) {
    const options = articleQuery(api, city, slug)
    await prepare(query.ensureQueryData(options))
    const article = query.getQueryData(options.queryKey)
    // Data that was sent with the page did not go through this fetch, so its code may not be loaded yet.
    if (article) await fetchParts(article)
    // Posts and reviews have their own URLs: /{city}/post/{slug}.
    if (article && isOtherPage(article.href, url)) redirect(article.href)
  },
  head({ params: { city = '', slug = '' }, url, query }) {
    const found = query.getQueryData<DiscoveryDetails>(articleKey(city, slug))
    const events = eventPart()
    return found?.event && events ? events.eventHead(found.event, url.origin) : articleHead(found, url.origin)
  },
  Skeleton: ArticleSkeleton,
  Component: DiscoveryPage,
})
