import { cities, cityOf } from '@nukkad/contracts'
import { editedStates } from '@nukkad/contracts/endpoints/staff-writing'
import { StateBadge } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import {
  formatDay,
  formatTime,
  keepPreviousData,
  Link,
  useApi,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { IconPencil } from '@nukkad/ui/icons'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { PictureView } from '@nukkad/ui/picture-view'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import { writtenQuery } from './editor.queries.ts'
import { Rows } from './editor-skeleton.tsx'
import { kindNamed, kinds } from './kinds.ts'
import { writingHref } from './staff-href.ts'

const names = { draft: 'Drafts', scheduled: 'To come', published: 'Published' } as const

/** Every post, place or event, whatever its state: what was touched last stands first. */
export function EditorList() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const kind = kindNamed(search.get('of')) ?? kinds[0]
  const { name, word } = kind
  const state = editedStates.find((one) => one === search.get('state')) ?? null
  const city = cityOf(search.get('city'))?.slug ?? ''
  const q = (search.get('q') ?? '').slice(0, 80)
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...writtenQuery(useApi(), kind, { state, city, q, page }),
    placeholderData: keepPreviousData,
  })
  const [words, setWords] = useState(q)
  const hrefOf = (parts: Readonly<Record<string, string>>, of = name) =>
    writingHref(
      of,
      Object.fromEntries(Object.entries({ state: state ?? '', city, q, ...parts }).filter(([, value]) => value !== '')),
    )
  function find(event: FormEvent) {
    event.preventDefault()
    go(hrefOf({ q: words.trim() }), { keepScroll: true })
  }
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>The editors’ desk</h1>
        <ButtonLink href={kind.href('new')} linkAs={Link} icon={<IconPencil size={18} />}>
          {kind.begin}
        </ButtonLink>
      </header>
      <nav aria-label="What to write">
        <ul className={styles.states}>
          {kinds.map((one) => (
            <li key={one.name}>
              <Chip href={hrefOf({}, one.name)} linkAs={Link} isSelected={one.name === name}>
                {one.title}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form className={styles.find} onSubmit={find}>
          <TextField
            label="Find by title"
            type="search"
            maxLength={80}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <SelectField
            label="City"
            value={city}
            options={[
              { value: '', label: 'All cities' },
              ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={(event) => go(hrefOf({ city: event.target.value }), { keepScroll: true })}
          />
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </form>
      </search>
      <nav aria-label={`Which ${name}`}>
        <ul className={styles.states}>
          {([null, ...editedStates] as const).map((one) => (
            <li key={one ?? 'all'}>
              <Chip href={hrefOf({ state: one ?? '' })} linkAs={Link} isSelected={state === one}>
                {one ? names[one] : 'All'} {data?.counts[one ?? 'all'].toLocaleString('en-IN')}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {!data && !error && <Rows />}
      {!data && error && <LoadFailure what="The desk" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          title={q ? `Nothing for “${q}”` : 'Nothing here'}
          text={`${kind.begin}, or look for other words.`}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.rows} aria-busy={isPlaceholderData}>
          {data.data.map((one) => (
            <li key={one.id} className={styles.row}>
              <span className={styles.thumb}>
                <PictureView picture={one.image} width={96} aspect={3 / 2} decorative />
              </span>
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <Link to={kind.href(one.id)}>{one.title || 'Without a title'}</Link>
                </h2>
                <p className={styles.quiet}>
                  {cityOf(one.city)?.name} · {one.kind || word}
                  {one.starts && ` · ${formatDay(one.starts)} ${formatTime(one.starts)}`}
                  {one.saved && ` · ${one.saved.name}, ${formatDay(one.saved.at)} ${formatTime(one.saved.at)}`}
                </p>
                <p className={styles.badges}>
                  <StateBadge of={one} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={page}
          hasNext={data.hasNext}
          linkAs={Link}
          words={{ before: 'Newer', after: 'Older' }}
          hrefOf={(next) => hrefOf(next > 1 ? { page: String(next) } : {})}
        />
      )}
    </Page>
  )
}
