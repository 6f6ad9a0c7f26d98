import { fetchViews } from '@nukkad/blocks'
import {
  ApiError,
  defineScreen,
  notFound,
  redirect,
  useApi,
  useCity,
  useLocation,
  useParams,
  useSuspenseQuery,
} from '@nukkad/platform'
import { CampaignView } from '../parts/campaign/campaign-view.tsx'
import { useCampaignTold } from '../parts/campaign/use-campaign-told.ts'
import { presentOrKept } from '../parts/screen-states/present-or-kept.ts'
import { type BlocksPage, campaignQuery } from './campaign.queries.ts'
import { CampaignSkeleton } from './campaign-skeleton.tsx'
import { useHeldPage } from './use-held-page.ts'

/** A page with a route of its own has its slug only in the path. */
const slugOf = (params: Readonly<Record<string, string | undefined>>, { pathname }: { readonly pathname: string }) =>
  params.slug ?? pathname.split('/').findLast(Boolean) ?? ''

function CampaignPage() {
  const slug = slugOf(useParams(), useLocation())
  const city = useCity().slug
  const { data } = useSuspenseQuery(campaignQuery(useApi(), slug, city))
  const { page, hasEnded } = useHeldPage(data.data, city)
  return <CampaignView page={page} hasEnded={hasEnded} told={useCampaignTold(page)} />
}

/** Each campaign has one canonical address among several kinds; any other address redirects to it. */
export const screen = defineScreen({
  load: async ({ api, params, query, url, city }) => {
    try {
      const { data } = await presentOrKept(query, campaignQuery(api, slugOf(params, url), city.slug))
      if (data.href !== decodeURI(url.pathname).replace(/\/$/, ''))
        redirect(data.href + url.search, { permanent: true })
      await fetchViews(data.blocks)
    } catch (error) {
      // An unknown campaign address often belongs to one that has ended; the 404 page offers alternatives.
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head: ({ params, query, url, city }) => {
    const page = query.getQueryData<{ data: BlocksPage }>(['campaign', slugOf(params, url), city.slug])?.data
    if (!page) return { title: 'Nukkad', canonical: url.pathname }
    return {
      title: `${page.title} | Nukkad`,
      description: page.description,
      canonical: page.href,
      image: page.image.url,
      arm: page.arm,
      ...(page.state === 'running' ? {} : { robots: 'noindex, follow' }),
    }
  },
  Skeleton: CampaignSkeleton,
  Component: CampaignPage,
})
