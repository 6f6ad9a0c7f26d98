import { fetchViews } from '@nukkad/blocks'
import {
  openedPrivateCampaign,
  privateCampaign,
  privateCampaignDetail,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { type Api, defineScreen, queryOptions, useApi, useParams, useSuspenseQuery } from '@nukkad/platform'
import { useEffect } from 'react'
import { CampaignView } from '../parts/campaign/campaign-view.tsx'
import { useCampaignTold } from '../parts/campaign/use-campaign-told.ts'
import { presentOrKept } from '../parts/screen-states/present-or-kept.ts'
import type { BlocksPage } from './campaign.queries.ts'
import { CampaignSkeleton } from './campaign-skeleton.tsx'

type Params = Readonly<Record<string, string | undefined>>

const keyOf = ({ hash = '', id = '' }: Params) => ['private-campaign', hash, id] as const

const privateQuery = (api: Api, { hash = '', id }: Params) =>
  queryOptions({
    queryKey: keyOf({ hash, id }),
    queryFn: ({ signal }) =>
      id === undefined
        ? api.call(privateCampaign, { params: { hash } }, { signal })
        : api.call(privateCampaignDetail, { params: { hash, detail: id } }, { signal }),
    staleTime: 60_000,
    meta: { isLive: true },
  })

function PrivatePage() {
  const api = useApi()
  const { hash = '', id } = useParams()
  const { data } = useSuspenseQuery(privateQuery(api, { hash, id }))
  // Counted from an effect, so only browsers that show the page count as openings; fetching the URL alone does not. If
  // the call fails, the staff's statistics miss one opening.
  useEffect(() => {
    api.call(openedPrivateCampaign, { params: { hash }, body: id === undefined ? {} : { detail: id } }).catch(() => {})
  }, [api, hash, id])
  return <CampaignView page={data.data} told={useCampaignTold(data.data)} />
}

/** A page that is reachable only by its link; any invalid link is answered as not found. */
export const screen = defineScreen({
  load: async ({ api, params, query }) => {
    const { data } = await presentOrKept(query, privateQuery(api, params))
    await fetchViews(data.blocks)
  },
  head: ({ params, query }) => {
    const page = query.getQueryData<{ data: BlocksPage }>(keyOf(params))?.data
    return {
      title: page ? `${page.title} | Nukkad` : 'Nukkad',
      ...(page && { description: page.description }),
      robots: 'noindex, nofollow',
    }
  },
  Skeleton: CampaignSkeleton,
  Component: PrivatePage,
})
