import type { Place } from '@nukkad/contracts/endpoints/city/places'
import { previewPlace } from '@nukkad/contracts/endpoints/content/editor'
import { type Api, defineScreen, queryOptions, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { NothingYet } from '../parts/preview/nothing-yet.tsx'
import { PreviewNotice } from '../parts/preview/preview-notice.tsx'
import { isAbsent, publishedOrAbsent } from '../parts/preview/published-or-absent.ts'
import { placeKey, placeQuery } from './place.queries.ts'
import { placeHead } from './place-head.ts'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { PlaceView } from './place-view.tsx'

/** The last saved version, for editors only. */
const savedQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['editor', 'preview', 'place', slug],
    queryFn: async ({ signal }) => (await api.call(previewPlace, { params: { slug } }, { signal })).data,
    staleTime: 0,
    retry: false,
  })

/** A preview of a place at a URL that is not indexed: editors see it before it is published. */
function PlacePreview() {
  const api = useApi()
  const { slug = '' } = useParams()
  const { status, user } = useSession()
  const isEditor = status === 'user' && user.role === 'editor'
  const shown = useQuery({ ...placeQuery(api, slug), enabled: status !== 'unknown' && !isEditor })
  const saved = useQuery({ ...savedQuery(api, slug), enabled: isEditor })
  const { data, error, refetch } = isEditor ? saved : shown
  if (data) return <PlaceView place={data} preview={<PreviewNotice />} />
  if (!error) return <PlaceSkeleton />
  if (isAbsent(error)) return <NothingYet />
  return (
    <Page>
      <LoadFailure what="This place" isAway={isAway(error)} onRetry={() => void refetch()} />
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ params: { slug = '' }, query, api }) => publishedOrAbsent(query.ensureQueryData(placeQuery(api, slug))),
  head(context) {
    const place = context.query.getQueryData<Place>(placeKey(context.params.slug ?? ''))
    const { title, description, canonical } = placeHead(context)
    return {
      title: `Preview: ${title}`,
      robots: 'noindex, nofollow',
      isAbsent: !place,
      ...(description && { description }),
      ...(canonical && { canonical }),
    }
  },
  Skeleton: PlaceSkeleton,
  Component: PlacePreview,
})
