import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/posts'
import { defineScreen, useApi, useParams, useQuery } from '@nukkad/platform'
import { articleKey, articleQuery } from '../parts/article/article.query.ts'
import { ArticleFailure } from '../parts/article/article-failure.tsx'
import { articleHead } from '../parts/article/article-head.ts'
import { ArticleSkeleton } from '../parts/article/article-skeleton.tsx'
import { ArticleView } from '../parts/article/article-view.tsx'
import { prepare } from '../parts/screen-states/prepare.ts'
import styles from './preview.module.css'

/** How a discovery looks, at an address that no search engine lists. */
function PreviewPage() {
  const { city = '', slug = '' } = useParams()
  const { data, error, refetch } = useQuery(articleQuery(useApi(), city, slug))
  if (data)
    return (
      <ArticleView
        article={data}
        isPreview
        notice={<p className={styles.notice}>A preview: this address is for those who work on the page.</p>}
      />
    )
  return error ? <ArticleFailure error={error} onRetry={() => void refetch()} /> : <ArticleSkeleton />
}

export const screen = defineScreen({
  load: ({ params: { city = '', slug = '' }, query, api }) =>
    prepare(query.ensureQueryData(articleQuery(api, city, slug))),
  head({ params: { city = '', slug = '' }, url, query }) {
    const { title, description, canonical } = articleHead(
      query.getQueryData<DiscoveryDetails>(articleKey(city, slug)),
      url.origin,
    )
    return { title: `Preview: ${title}`, robots: 'noindex, nofollow', ...{ description, canonical } }
  },
  Skeleton: ArticleSkeleton,
  Component: PreviewPage,
})
