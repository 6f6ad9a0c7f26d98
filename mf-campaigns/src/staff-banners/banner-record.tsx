import { type EditedBanner, editedBanner, saveBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { useApi } from '@nukkad/platform'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import { useRecord } from '../parts/staff/use-record.ts'
import { WhereAndWhen, Words } from './banner-fields.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { Removal } from './banner-removal.tsx'
import { bannerQuery } from './banners.queries.ts'

/** The editor of a banner or an ad. */
export function BannerRecord({ banner }: { readonly banner: EditedBanner }) {
  const api = useApi()
  const params = { id: banner.id }
  const editing = useRecord<EditedBanner>({
    queryKey: bannerQuery(api, banner.id).queryKey,
    first: banner,
    read: async () => (await api.call(editedBanner, { params })).data,
    save: async ({ id: _, changed: __, beside: ___, ...draft }, version) =>
      (await api.call(saveBanner, { params, body: { ...draft, version } })).data,
  })
  return (
    <RecordFrame editing={editing} aside={<BannerPreview banner={editing.draft} />}>
      <Words editing={editing} />
      <WhereAndWhen editing={editing} />
      {!editing.saved.isPublished && <Removal id={banner.id} />}
    </RecordFrame>
  )
}
