import { campaignLink } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import editor from '@nukkad/editor/editor.module.css'
import { ApiError, useApi, useMutation, useNotify } from '@nukkad/platform'
import { copyText } from '@nukkad/platform/copying'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { QrCode } from '../../parts/qr/qr-code.tsx'
import styles from '../studio.module.css'

/** Normalises a UTM value, so that 'Instagram' and 'instagram ' are not two sources. */
const asMark = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')

/** Makes tagged links to share: each names where it is placed, and the events of visitors who follow it carry that. */
export function LinkPanel({ id }: { readonly id: string }) {
  const api = useApi()
  const notify = useNotify()
  const code = useRef<SVGSVGElement>(null)
  const [typed, setTyped] = useState({ source: '', medium: '', content: '' })
  const marks = { source: asMark(typed.source), medium: asMark(typed.medium), content: asMark(typed.content) }
  const [isMissing, setMissing] = useState(false)
  const making = useMutation({
    mutationFn: async () => {
      const { content, ...query } = marks
      const answer = await api.call(campaignLink, { params: { id }, query: { ...query, ...(content && { content }) } })
      return { ...answer.data, name: [marks.source, marks.medium, content].filter(Boolean).join('-') }
    },
  })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    maxLength: 60,
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  async function copy(url: string) {
    if (await copyText(url)) notify('Link copied.', { tone: 'success' })
    else notify('This browser does not allow copying. Select the link and copy it yourself.')
  }
  const save = (name: string) => {
    const drawn = new XMLSerializer().serializeToString(code.current as SVGSVGElement)
    download(new Blob([drawn], { type: 'image/svg+xml' }), `${name}.svg`)
  }
  const made = making.data
  function make(event: FormEvent) {
    event.preventDefault()
    setMissing(!marks.source || !marks.medium)
    if (marks.source && marks.medium && !making.isPending) making.mutate()
  }
  return (
    <section className={editor.panel} aria-labelledby="links-to-give">
      <h2 id="links-to-give">Create a tracking link</h2>
      <form method="post" noValidate className={styles.link} onSubmit={make}>
        <TextField
          label="Source"
          hint="newsletter, instagram, poster"
          {...field('source')}
          error={isMissing && !marks.source ? 'Use letters or digits.' : undefined}
        />
        <TextField
          label="Medium"
          hint="mail, social, print"
          {...field('medium')}
          error={isMissing && !marks.medium ? 'Use letters or digits.' : undefined}
        />
        <TextField label="Content" hint="Optional" {...field('content')} />
        <Button type="submit" variant="secondary" busy={making.isPending}>
          Create link
        </Button>
      </form>
      <p role="alert" className={editor.alert}>
        {making.error instanceof ApiError
          ? making.error.message
          : making.error && 'The link could not be created. Please try again.'}
      </p>
      {made && (
        <div className={styles.link}>
          <output className={styles.made}>{made.url}</output>
          <Button size={40} variant="secondary" onClick={() => void copy(made.url)}>
            Copy
          </Button>
          <QrCode ref={code} qr={made.qr} title={`QR code of ${made.url}`} className={styles.qr} />
          <Button size={40} variant="secondary" onClick={() => save(made.name)}>
            Save the code as SVG
          </Button>
        </div>
      )}
    </section>
  )
}
