import type { BodyOf } from '@nukkad/contracts'
import { cities, defaultCity } from '@nukkad/contracts'
import type { PlaceType, PostKind } from '@nukkad/contracts/endpoints/content/cards'
import { editorEvents, editorPlaces, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { type EventKind, eventKinds } from '@nukkad/contracts/endpoints/events/event-kinds'
import styles from '@nukkad/editor/editor.module.css'
import { inIndia, momentOf } from '@nukkad/editor/fields'
import { type Api, ApiError, Link, useApi, useCity, useMutation, useNavigate, useQuery } from '@nukkad/platform'
import { focusBadInput } from '@nukkad/ui/bad-input'
import { Button } from '@nukkad/ui/button'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { Page } from '@nukkad/ui/page'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { placeTypes } from '../place/place-words.ts'
import { kinds as postKinds } from '../post/post-kinds.ts'
import { termsQuery } from './editor.queries.ts'
import type { WritingKind } from './kinds.ts'
import { writingHref } from './staff-href.ts'

interface Begun {
  readonly city: string
  readonly title: string
  readonly sort: string
  readonly locality: string
  readonly starts: string
}

/** Creates a draft; each kind has its own required fields. */
async function begin(api: Api, word: WritingKind['word'], { city, title, sort, locality, starts }: Begun) {
  switch (word) {
    case 'post': {
      const body: BodyOf<typeof editorPosts.begin> = { city, title, kind: sort as PostKind }
      return (await api.call(editorPosts.begin, { body })).data.id
    }
    case 'place': {
      const body: BodyOf<typeof editorPlaces.begin> = { city, title, type: sort as PlaceType, locality }
      return (await api.call(editorPlaces.begin, { body })).data.id
    }
    default: {
      const body: BodyOf<typeof editorEvents.begin> = { city, title, kind: sort as EventKind, starts }
      return (await api.call(editorEvents.begin, { body })).data.id
    }
  }
}

const sorts = {
  post: postKinds,
  place: placeTypes,
  event: eventKinds.map(({ kind, title }) => ({ value: kind, label: title })),
} as const
const day = 24 * 3600_000
const atSeven = (moment: string) => `${moment.slice(0, 10)}T19:00`

/** Creates a draft from a title, a kind, a city and the fields that the kind requires. */
// limit: one form, whose fields depend on the kind that is begun
export function NewContentForm({ kind }: { readonly kind: WritingKind }) {
  const { word } = kind
  const api = useApi()
  const go = useNavigate()
  const { city: here } = useCity()
  const [title, setTitle] = useState('')
  const [sort, setSort] = useState<string>(sorts[word][0]?.value ?? '')
  const [city, setCity] = useState(here?.slug ?? defaultCity)
  const [locality, setLocality] = useState('')
  const [starts, setStarts] = useState(() => atSeven(inIndia(Date.now() + 7 * day)))
  const [inputErrors, setInputErrors] = useState<Readonly<Record<string, string>>>({})
  const { data: terms } = useQuery({ ...termsQuery(api, city), enabled: word === 'place' })
  const beginning = useMutation({
    mutationFn: () => begin(api, word, { city, title: title.trim(), sort, locality, starts: momentOf(starts) ?? '' }),
    onSuccess: (id) => go(kind.href(id), { replace: true }),
  })
  const refused = beginning.error instanceof ApiError ? beginning.error : null

  function submit() {
    const next = {
      ...(!title.trim() && { title: 'Enter a title. You can change it later.' }),
      ...(word === 'place' && !locality && { locality: 'Choose a neighbourhood.' }),
      ...(word === 'event' && !momentOf(starts) && { starts: 'Enter a date and a time.' }),
    }
    setInputErrors(next)
    if (Object.keys(next).length === 0 && !beginning.isPending) beginning.mutate()
  }
  return (
    <Page kind="form" className={styles.page}>
      <p>
        <Link to={writingHref(kind.name)}>The editors’ back office</Link>
      </p>
      <h1 className={styles.title}>{word === 'event' ? 'New event' : `A new ${word}`}</h1>
      <form
        method="post"
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (!focusBadInput(event.currentTarget)) submit()
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={140}
          error={inputErrors.title ?? refused?.fields.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={word === 'place' ? 'Category' : 'Kind'}
          value={sort}
          options={sorts[word]}
          onChange={(event) => setSort(event.target.value)}
        />
        <SelectField
          label="City"
          value={city}
          options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(event) => {
            setCity(event.target.value)
            setLocality('')
          }}
        />
        {word === 'place' && (
          <SelectField
            label="Neighbourhood"
            value={locality}
            error={inputErrors.locality ?? refused?.fields.locality}
            options={[
              { value: '', label: 'Choose' },
              ...(terms?.localities ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={(event) => setLocality(event.target.value)}
          />
        )}
        {word === 'event' && (
          <DateTimeField
            label="Starts"
            hint="The time in India"
            value={starts}
            error={inputErrors.starts ?? (refused?.fields.starts && `This time ${refused.fields.starts}`)}
            onChange={setStarts}
          />
        )}
        <p role="alert" className={styles.alert}>
          {refused && Object.keys(refused.fields).length === 0 ? refused.message : ''}
        </p>
        <Button type="submit" busy={beginning.isPending}>
          Start
        </Button>
      </form>
    </Page>
  )
}
