import { cities, defaultCity } from '@nukkad/contracts'
import type { PostKind } from '@nukkad/contracts/endpoints/cards'
import { beginPost } from '@nukkad/contracts/endpoints/editor'
import { ApiError, hrefs, Link, useApi, useCity, useMutation, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './editor.module.css'
import { kinds } from './post-kinds.ts'

/** A title, a kind and a city: with these a draft begins. */
export function BeginPost() {
  const api = useApi()
  const go = useNavigate()
  const { city: here } = useCity()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<PostKind>('discovery')
  const [city, setCity] = useState(here?.slug ?? defaultCity)
  const [slip, setSlip] = useState('')
  const beginning = useMutation({
    mutationFn: async () => (await api.call(beginPost, { body: { city, kind, title: title.trim() } })).data,
    onSuccess: ({ id }) => go(hrefs.editorPost(id), { replace: true }),
  })
  const refused = beginning.error instanceof ApiError ? beginning.error : null
  return (
    <Page kind="form" className={styles.page}>
      <p>
        <Link to={hrefs.editor()}>The editors’ desk</Link>
      </p>
      <h1 className={styles.title}>A new post</h1>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          setSlip(title.trim() ? '' : 'A title is needed; it can change later.')
          if (title.trim() && !beginning.isPending) beginning.mutate()
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={140}
          error={slip || refused?.fields.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label="Kind"
          value={kind}
          options={kinds}
          onChange={(event) => setKind(event.target.value as PostKind)}
        />
        <SelectField
          label="City"
          value={city}
          options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(event) => setCity(event.target.value)}
        />
        <p role="alert" className={styles.alert}>
          {refused && Object.keys(refused.fields).length === 0 ? refused.message : ''}
        </p>
        <Button type="submit" busy={beginning.isPending}>
          Begin
        </Button>
      </form>
    </Page>
  )
}
