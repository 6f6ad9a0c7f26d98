import { previewPost } from '@nukkad/contracts/endpoints/content/editor'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { type Api, defineScreen, queryOptions, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { articleKey, articleQuery } from '../parts/article/article.queries.ts'
import { ArticleFailure } from '../parts/article/article-failure.tsx'
import { articleHead } from '../parts/article/article-head.ts'
import { ArticleSkeleton } from '../parts/article/article-skeleton.tsx'
import { ArticleView } from '../parts/article/article-view.tsx'
import { NothingYet } from '../parts/preview/nothing-yet.tsx'
import { PreviewNotice } from '../parts/preview/preview-notice.tsx'
import { isAbsent, publishedOrAbsent } from '../parts/preview/published-or-absent.ts'
import { eventPart, fetchParts } from './discovery-parts.ts'

/** The last saved version, for editors only. */
const savedQuery = (api: Api, city: string, slug: string) =>
  queryOptions({
    queryKey: ['editor', 'preview', city, slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(previewPost, { params: { id: slug }, query: { city } }, { signal })
      await fetchParts(data)
      return data
    },
    staleTime: 0,
    retry: false,
  })

/** A preview of a discovery at a URL that is not indexed: editors see it before it is published. */
function PreviewPage() {
  const api = useApi()
  const { city = '', slug = '' } = useParams()
  const { status, user } = useSession()
  const isEditor = status === 'user' && user.role === 'editor'
  const shown = useQuery({ ...articleQuery(api, city, slug), enabled: status !== 'unknown' && !isEditor })
  const saved = useQuery({ ...savedQuery(api, city, slug), enabled: isEditor })
  const { data, error, refetch } = isEditor ? saved : shown
  const events = eventPart()
  if (data?.event && events) return <events.EventView event={data.event} isPreview notice={<PreviewNotice />} />
  if (data) return <ArticleView article={data} isPreview notice={<PreviewNotice />} />
  if (error && isAbsent(error)) return <NothingYet />
  return error ? <ArticleFailure error={error} onRetry={() => void refetch()} /> : <ArticleSkeleton />
}

export const screen = defineScreen({
  async load({ params: { city = '', slug = '' }, query, api }) {
    const options = articleQuery(api, city, slug)
    await publishedOrAbsent(query.ensureQueryData(options))
    const article = query.getQueryData(options.queryKey)
    if (article) await fetchParts(article)
  },
  head({ params: { city = '', slug = '' }, url, query }) {
    const article = query.getQueryData<DiscoveryDetails>(articleKey(city, slug))
    const { title, description, canonical } = articleHead(article, url.origin)
    return {
      title: `Preview: ${title}`,
      robots: 'noindex, nofollow',
      isAbsent: !article,
      description,
      canonical,
    }
  },
  Skeleton: ArticleSkeleton,
  Component: PreviewPage,
})
