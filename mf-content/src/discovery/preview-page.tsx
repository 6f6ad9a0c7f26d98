import { previewPost } from '@nukkad/contracts/endpoints/editor'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/posts'
import {
  type Api,
  ApiError,
  defineScreen,
  hrefs,
  Link,
  queryOptions,
  useApi,
  useParams,
  useQuery,
  useSession,
} from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { articleKey, articleQuery } from '../parts/article/article.query.ts'
import { ArticleFailure } from '../parts/article/article-failure.tsx'
import { articleHead } from '../parts/article/article-head.ts'
import { ArticleSkeleton } from '../parts/article/article-skeleton.tsx'
import { ArticleView } from '../parts/article/article-view.tsx'
import { prepare } from '../parts/screen-states/prepare.ts'
import styles from './preview.module.css'

/** What was saved last, for editors alone. */
const savedQuery = (api: Api, city: string, slug: string) =>
  queryOptions({
    queryKey: ['editor', 'preview', city, slug],
    queryFn: async ({ signal }) =>
      (await api.call(previewPost, { params: { id: slug }, query: { city } }, { signal })).data,
    staleTime: 0,
    retry: false,
  })

const isAbsent = (error: unknown) => error instanceof ApiError && error.status === 404

/** How a discovery looks, at an address that no search engine lists: an editor sees what waits to be published. */
function PreviewPage() {
  const api = useApi()
  const { city = '', slug = '' } = useParams()
  const { status, user } = useSession()
  const isEditor = status === 'user' && user.role === 'editor'
  const shown = useQuery({ ...articleQuery(api, city, slug), enabled: status !== 'unknown' && !isEditor })
  const saved = useQuery({ ...savedQuery(api, city, slug), enabled: isEditor })
  const { data, error, refetch } = isEditor ? saved : shown
  if (data)
    return (
      <ArticleView
        article={data}
        isPreview
        notice={<p className={styles.notice}>A preview: this address is for those who work on the page.</p>}
      />
    )
  if (error && isAbsent(error)) return <NothingYet />
  return error ? <ArticleFailure error={error} onRetry={() => void refetch()} /> : <ArticleSkeleton />
}

const NothingYet = () => (
  <Page>
    <EmptyState
      level={1}
      title="Nothing to see here yet"
      text="Drafts are shown to editors who are signed in. What is published stands at its own address."
      action={<Link to={hrefs.home()}>To the front page</Link>}
    />
  </Page>
)

export const screen = defineScreen({
  async load({ params: { city = '', slug = '' }, query, api }) {
    const fetched = query.ensureQueryData(articleQuery(api, city, slug))
    // A draft is absent for everybody but its editors, whom only the browser knows.
    await prepare(
      fetched.catch((error: unknown) => {
        if (!isAbsent(error)) throw error
      }),
    )
  },
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
