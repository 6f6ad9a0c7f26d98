import { fetchViews } from '@nukkad/blocks'
import { previewCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { keepPreviousData, useApi, useNotify, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { type FormEvent, useEffect, useState } from 'react'
import { CampaignView } from '../parts/campaign/campaign-view.tsx'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { messageOf, type PreviewedPage } from './preview/preview-messages.ts'

const variants = ['a', 'b', 'c', 'd'] as const

/** The page being edited, as posted by the studio that embeds this frame; undefined outside of one. */
function useWritten(): PreviewedPage | undefined {
  const [written, setWritten] = useState<PreviewedPage>()
  useEffect(() => {
    if (parent === window) return
    const hear = (event: MessageEvent) => {
      const page = messageOf<PreviewedPage>('nukkad.preview.page', event, parent, location.origin)
      // A block kind with its own code is rendered once that code has loaded.
      if (page) void fetchViews(page.blocks).then(() => setWritten(page))
    }
    addEventListener('message', hear)
    parent.postMessage({ type: 'nukkad.preview.ready' }, location.origin)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (written) document.documentElement.dataset.theme = written.scheme
  }, [written])
  return written
}

/** A page as visitors will see it: as saved, or as currently edited in the surrounding studio. */
function Preview() {
  const api = useApi()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const variant = variants.find((one) => one === search.get('variant')) ?? 'a'
  const written = useWritten()
  const notify = useNotify()
  // Its polls and forms are real: a vote cast here would count.
  const notSent = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    notify('This is a preview: nothing is sent.')
  }
  const query = useQuery({
    queryKey: ['studio', 'preview', id, variant, written?.version],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(previewCampaign, { params: { id }, query: { variant } }, { signal })
      await fetchViews(data.blocks)
      return data
    },
    placeholderData: keepPreviousData,
  })
  return (
    <div onSubmitCapture={notSent}>
      <Loaded what="The page" query={query}>
        {(page) => {
          if (!written) return <CampaignView page={page} />
          const { title, description, theme, blocks } = written
          return <CampaignView page={{ ...page, title, description, theme, blocks: [...blocks] }} />
        }}
      </Loaded>
    </div>
  )
}

export const screen = defineStaffScreen('Preview', Preview)
