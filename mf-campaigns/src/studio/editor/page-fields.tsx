import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'
import { type BeingWritten, fieldsOf } from '@nukkad/editor'
import { CitiesField, EndField, inputErrorsAt, StoredPictureField } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import staff from '../../parts/staff/staff.module.css'
import { kindsFor } from '../campaign-words.ts'

const accents = { marigold: 'Marigold', madder: 'Madder', peacock: 'Peacock', dusk: 'Dusk' }
const grounds = { paper: 'Paper', wash: 'A wash of its colour', sunk: 'Sunk paper' }
const patterns = { none: 'None', stripes: 'Stripes', dots: 'Dots', rain: 'Rain', checks: 'Checks' }
const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The page's properties besides its blocks: texts for lists and search engines, theme, and audience. */
export function PageFields({ written }: { readonly written: BeingWritten<CampaignDraft> }) {
  const { draft, fields, onChange } = written
  const { typed, held } = fieldsOf(written)
  const theme = (parts: Partial<CampaignDraft['theme']>) => onChange({ theme: { ...draft.theme, ...parts } })
  return (
    <>
      <fieldset className={staff.group}>
        <legend>The page</legend>
        <TextField label="Title" maxLength={160} {...typed('title')} />
        <TextArea
          label="Description"
          hint="Shown in lists and by search engines"
          rows={2}
          maxLength={300}
          {...typed('description')}
        />
        <div className={staff.pair}>
          <SelectField
            label="Its address"
            value={draft.kind}
            options={kindsFor(draft.kind)}
            onChange={({ target }) => onChange({ kind: target.value as CampaignDraft['kind'] })}
          />
          {draft.kind === 'campaign' && (
            <TextField label="Category in its address" maxLength={60} spellCheck={false} {...typed('category')} />
          )}
        </div>
        <StoredPictureField
          picture={draft.picture}
          city={draft.cities[0] ?? null}
          inputErrors={inputErrorsAt(fields, 'picture')}
          onChange={(picture) => onChange({ picture: { ...draft.picture, ...picture } })}
        />
      </fieldset>
      <fieldset className={staff.group}>
        <legend>Its look</legend>
        <div className={staff.pair}>
          <SelectField
            label="Colour"
            value={draft.theme.accent}
            options={options(accents)}
            onChange={({ target }) => theme({ accent: target.value as CampaignDraft['theme']['accent'] })}
          />
          <SelectField
            label="Ground"
            value={draft.theme.ground}
            options={options(grounds)}
            onChange={({ target }) => theme({ ground: target.value as CampaignDraft['theme']['ground'] })}
          />
          <SelectField
            label="Pattern"
            value={draft.theme.pattern}
            options={options(patterns)}
            onChange={({ target }) => theme({ pattern: target.value as CampaignDraft['theme']['pattern'] })}
          />
        </div>
      </fieldset>
      <fieldset className={staff.group}>
        <legend>Who sees it</legend>
        <CitiesField {...held('cities')} />
        <EndField label="Its end" {...held('endsAt')} />
      </fieldset>
    </>
  )
}
