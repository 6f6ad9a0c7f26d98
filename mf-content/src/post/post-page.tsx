import { fetchViews } from '@nukkad/blocks'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { defineScreen, prepare, redirect, useApi, useParams, useQuery } from '@nukkad/platform'
import { articleKey, articleQuery } from '../parts/article/article.queries.ts'
import { ArticleFailure } from '../parts/article/article-failure.tsx'
import { articleHead } from '../parts/article/article-head.ts'
import { ArticleSkeleton } from '../parts/article/article-skeleton.tsx'
import { ArticleView } from '../parts/article/article-view.tsx'
import { isOtherPage } from '../parts/article/is-other-page.ts'

/** A post or a review at /{city}/post/{slug}. */
function PostPage() {
  const { provider = '', slug = '' } = useParams()
  const { data, error, refetch } = useQuery(articleQuery(useApi(), provider, slug))
  if (data) return <ArticleView article={data} />
  return error ? <ArticleFailure error={error} onRetry={() => void refetch()} /> : <ArticleSkeleton />
}

export const screen = defineScreen({
  async load({ params: { provider = '', slug = '' }, url, query, api }) {
    const options = articleQuery(api, provider, slug)
    await prepare(query.ensureQueryData(options))
    const article = query.getQueryData(options.queryKey)
    // Data that was sent with the page did not go through this fetch, so its code may not be loaded yet.
    await fetchViews(article?.blocks ?? [])
    // Guides, discoveries and events have their own URLs: /{city}/{slug}.
    if (article && isOtherPage(article.href, url)) redirect(article.href)
  },
  head: ({ params: { provider = '', slug = '' }, url, query }) =>
    articleHead(query.getQueryData<DiscoveryDetails>(articleKey(provider, slug)), url.origin),
  Skeleton: ArticleSkeleton,
  Component: PostPage,
})
