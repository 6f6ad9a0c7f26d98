import type { BannerScreen, EditedBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { fieldsOf } from '@nukkad/editor'
import { CitiesField, EndField, MomentField } from '@nukkad/editor/fields'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenPictureField } from '../parts/staff/chosen-picture.tsx'
import { NumberField } from '../parts/staff/number-field.tsx'
import styles from '../parts/staff/staff.module.css'
import type { Editing } from '../parts/staff/use-record.ts'
import { placeOptions } from './banner-words.ts'

/** The words, the link and the picture of a banner. */
export function Words({ editing: { draft, fields, change } }: { readonly editing: Editing<EditedBanner> }) {
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

/** The placement, the cities and the period of a banner. */
export function WhereAndWhen({ editing: { draft, fields, change } }: { readonly editing: Editing<EditedBanner> }) {
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
