import { type BannerScreen, createBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { useApi } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { BeginForm } from '../parts/staff/begin-form.tsx'
import { placeOptions } from './banner-words.ts'

/** Creates a banner for a placement. */
export function NewBanner() {
  const api = useApi()
  const [screen, setScreen] = useState<BannerScreen>('home')
  return (
    <BeginForm
      label="New banner"
      hintOf={() => 'Enter a title; it is not visible until you publish it'}
      maxLength={120}
      create={async (title) =>
        staffHrefs.staffBanners((await api.call(createBanner, { body: { screen, title } })).data.id)
      }
    >
      <SelectField
        label="Its place"
        value={screen}
        options={placeOptions}
        onChange={({ target }) => setScreen(target.value as BannerScreen)}
      />
    </BeginForm>
  )
}
