import {
  ApiError,
  defineScreen,
  hrefs,
  notFound,
  redirect,
  useApi,
  useParams,
  useSuspenseQuery,
} from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { BlockList } from '../parts/blocks/block-list.tsx'
import styles from './campaign.module.css'
import { type BlocksPage, campaignQuery } from './campaign.queries.ts'
import { CampaignSkeleton } from './campaign-skeleton.tsx'

function CampaignPage() {
  const { slug = '' } = useParams()
  const { data } = useSuspenseQuery(campaignQuery(useApi(), slug))
  const page = data.data
  const hasHero = page.blocks.some((block) => block.type === 'hero')
  return (
    <Page className={styles.page}>
      {!hasHero && (
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <p>{page.description}</p>
        </header>
      )}
      <BlockList blocks={page.blocks} />
    </Page>
  )
}

export const screen = defineScreen({
  load: async ({ api, params, query }) => {
    try {
      const { data } = await query.ensureQueryData(campaignQuery(api, params.slug ?? ''))
      if (data.category !== params.category) redirect(hrefs.campaign(data.category, data.slug), { permanent: true })
    } catch (error) {
      // An address that names no campaign is often one that has ended: the 404 page helps on.
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head: ({ params, query, url }) => {
    const page = query.getQueryData<{ data: BlocksPage }>(['campaign', params.slug ?? ''])?.data
    if (!page) return { title: 'Nukkad', canonical: url.pathname }
    return {
      title: `${page.title} | Nukkad`,
      description: page.description,
      canonical: url.pathname,
      image: page.image.url,
    }
  },
  Skeleton: CampaignSkeleton,
  Component: CampaignPage,
})
