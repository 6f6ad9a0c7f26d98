import {
  type BannerScreen,
  type EditedBanner,
  editedBanner,
  removeBanner,
  saveBanner,
} from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { fieldsOf } from '@nukkad/editor'
import { CitiesField, EndField, MomentField } from '@nukkad/editor/fields'
import { useApi, useMutation, useNavigate, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { ChosenPictureField } from '../parts/staff/chosen-picture.tsx'
import { NumberField } from '../parts/staff/number-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { type Editing, useRecord } from '../parts/staff/use-record.ts'
import { BannerPreview } from './banner-preview.tsx'
import { placeOptions } from './banner-words.ts'
import { bannerQuery, bannersQuery } from './banners.queries.ts'

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

function Words({ editing: { draft, fields, change } }: { readonly editing: Editing<EditedBanner> }) {
  const { typed } = fieldsOf<EditedBanner>({ draft, fields, onChange: change })
  const isAd = draft.screen === 'ad'
  return (
    <>
      <TextField label={isAd ? 'Advertiser' : 'Line above'} optional={!isAd} maxLength={60} {...typed('kicker')} />
      <TextField label="Title" maxLength={120} {...typed('title')} />
      <TextArea label="Line" optional rows={2} maxLength={300} {...typed('line')} />
      <div className={styles.pair}>
        <TextField label="Button" maxLength={40} {...typed('cta')} />
        <TextField
          label="Leads to"
          hint="A path on this site, or an address that begins with https"
          maxLength={300}
          spellCheck={false}
          {...typed('url')}
        />
      </div>
      <ChosenPictureField
        label="Picture"
        picture={draft.picture}
        error={fields.picture}
        altError={fields['picture.alt']}
        onChange={(picture) => change({ picture })}
      />
    </>
  )
}

function WhereAndWhen({ editing: { draft, fields, change } }: { readonly editing: Editing<EditedBanner> }) {
  const { held } = fieldsOf<EditedBanner>({ draft, fields, onChange: change })
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Where</legend>
        <SelectField
          label="Its place"
          value={draft.screen}
          options={placeOptions}
          onChange={({ target }) => change({ screen: target.value as BannerScreen })}
        />
        <CitiesField {...held('cities')} />
        <NumberField
          label="Its turn"
          hint="When two run in the same place, the lower number comes first"
          value={draft.position}
          error={fields.position}
          onChange={(position) => position !== undefined && change({ position })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>When</legend>
        <MomentField label="It begins" {...held('startsAt')} />
        <EndField label="It ends" {...held('endsAt')} />
        <Checkbox
          label="Visible to visitors"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </>
  )
}

/** Only unpublished banners can be deleted. */
function Removal({ id }: { readonly id: string }) {
  const api = useApi()
  const go = useNavigate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: () => api.call(removeBanner, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: bannersQuery(api).queryKey })
      go(staffHrefs.staffBanners())
    },
    onSettled: () => setAsking(false),
  })
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete it
      </Button>
      <p role="alert" className={styles.problem}>
        {removing.error?.message}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this banner?"
        description="This cannot be undone."
        confirm="Delete"
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </div>
  )
}
