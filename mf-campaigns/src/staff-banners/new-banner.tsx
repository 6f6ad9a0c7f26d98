import { type BannerScreen, createBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { useApi, useMutation, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { placeOptions } from './banner-words.ts'

/** Creates a banner for a placement; it is not visible before it is published. */
export function NewBanner() {
  const api = useApi()
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const [screen, setScreen] = useState<BannerScreen>('home')
  const creating = useMutation({
    mutationFn: async () => (await api.call(createBanner, { body: { screen, title: title.trim() } })).data,
    onSuccess: ({ id }) => go(staffHrefs.staffBanners(id)),
  })
  return (
    <form
      method="post"
      noValidate
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() && !creating.isPending) creating.mutate()
      }}
    >
      <TextField
        label="New banner"
        hint="Enter a title; it is not visible until you publish it"
        maxLength={120}
        value={title}
        error={creating.error?.message}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField
        label="Its place"
        value={screen}
        options={placeOptions}
        onChange={({ target }) => setScreen(target.value as BannerScreen)}
      />
      <Button type="submit" busy={creating.isPending}>
        Start
      </Button>
    </form>
  )
}
