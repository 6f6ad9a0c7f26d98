import { makeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { asSentence, inWords } from '@nukkad/editor/fields'
import { ApiError, useApi, useMutation } from '@nukkad/platform'
import { focusBadInput } from '@nukkad/ui/bad-input'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useRef, useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { BatchFields } from './batch-fields.tsx'
import { MadeLinks } from './made-links.tsx'
import { firstWish, linksOf } from './new-links.ts'
import { TokenFields } from './token-fields.tsx'

interface NewLinksFormProps {
  readonly pages: readonly { readonly slug: string; readonly title: string }[]
  readonly onMade: () => void
}
const kinds = [
  { value: 'private', label: 'Links to a private page' },
  { value: 'token', label: 'Single-use tokens' },
]

/** Creates many links at once. Their codes are delivered as a file and never shown again. */
export function NewLinksForm({ pages, onMade }: NewLinksFormProps) {
  const api = useApi()
  const [wish, setWish] = useState(() => firstWish(pages[0]?.slug ?? ''))
  const sent = useRef({ text: '', key: '' })
  const making = useMutation({
    mutationFn: () => {
      const body = linksOf(wish)
      const text = JSON.stringify(body)
      // A retry belongs to the same batch; a changed request is a new batch.
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
      return api.call(makeLinks, { body }, { key: sent.current.key })
    },
    onSuccess: onMade,
  })
  const fields = making.error instanceof ApiError ? making.error.fields : {}
  const change = (parts: Partial<typeof wish>) => setWish({ ...wish, ...parts })
  const made = making.data?.data.paths
  if (made) {
    return (
      <MadeLinks
        paths={made}
        title={wish.title}
        onAgain={() => {
          sent.current = { text: '', key: '' }
          making.reset()
        }}
      />
    )
  }
  return (
    <form
      method="post"
      noValidate
      aria-label="New links"
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault()
        if (!making.isPending && !focusBadInput(event.currentTarget)) making.mutate()
      }}
    >
      <SelectField
        label="Type"
        value={wish.kind}
        options={kinds}
        onChange={({ target }) => change({ kind: target.value === 'token' ? 'token' : 'private' })}
      />
      <BatchFields wish={wish} fields={fields} onChange={change} />
      {wish.kind === 'token' ? (
        <TokenFields wish={wish} fields={fields} onChange={change} />
      ) : (
        <SelectField
          label="Target page"
          value={wish.campaign}
          options={pages.map(({ slug, title }) => ({ value: slug, label: title }))}
          error={asSentence(fields.campaign)}
          onChange={({ target }) => change({ campaign: target.value })}
        />
      )}
      <p role="alert" className={styles.problem}>
        {making.error && inWords(making.error.message, Object.keys(fields).length)}
      </p>
      <div>
        <Button type="submit" busy={making.isPending}>
          Make them
        </Button>
      </div>
    </form>
  )
}
