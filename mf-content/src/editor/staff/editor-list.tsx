import { cityOf } from '@nukkad/contracts'
import { editedStates } from '@nukkad/contracts/endpoints/content/staff-writing'
import styles from '@nukkad/editor/editor.module.css'
import { formatNumber, keepPreviousData, Link, useApi, useNavigate, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { IconPencil } from '@nukkad/ui/icons'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { useState } from 'react'
import { writtenQuery } from './editor.queries.ts'
import own from './editor-list.module.css'
import { Rows } from './editor-skeleton.tsx'
import { FindWritten } from './find-written.tsx'
import { kindNamed, kinds } from './kinds.ts'
import { writingHref } from './staff-href.ts'
import { WaitingWork } from './waiting-work.tsx'
import { WrittenRow } from './written-row.tsx'

const names = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' } as const

/** All posts, places or events, in any state, most recently changed first. */
// limit: the kinds, the states, the search and the pages of one list belong together
export function EditorList() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const kind = kindNamed(search.get('of')) ?? kinds[0]
  const { name } = kind
  const state = editedStates.find((one) => one === search.get('state')) ?? null
  const city = cityOf(search.get('city'))?.slug ?? ''
  const q = (search.get('q') ?? '').slice(0, 80)
  // On a phone the list begins on the first screen: what narrows it is opened with a button.
  const [isUnfolded, setUnfolded] = useState(false)
  const narrowed = [state && names[state], cityOf(city)?.name, q && `“${q}”`].filter(Boolean).join(', ')
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...writtenQuery(useApi(), kind, { state, city, q, page }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = (parts: Readonly<Record<string, string>>, of = name) =>
    writingHref(
      of,
      Object.fromEntries(Object.entries({ state: state ?? '', city, q, ...parts }).filter(([, value]) => value !== '')),
    )
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>The editors’ back office</h1>
        <ButtonLink href={kind.href('new')} linkAs={Link} icon={<IconPencil size={18} />}>
          {kind.begin}
        </ButtonLink>
      </header>
      <WaitingWork />
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
      <Button
        variant="secondary"
        className={own.unfold}
        aria-expanded={isUnfolded}
        aria-controls="find-written"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {narrowed ? `Search and filter: ${narrowed}` : 'Search and filter'}
      </Button>
      <div id="find-written" className={isUnfolded ? own.filters : `${own.filters} ${own.folded}`}>
        <FindWritten
          q={q}
          city={city}
          found={isPlaceholderData ? undefined : data?.counts[state ?? 'all']}
          onFind={(parts) => go(hrefOf(parts), { keepScroll: true })}
        />
        <nav aria-label={`Which ${name}`}>
          <ul className={styles.states}>
            {([null, ...editedStates] as const).map((one) => (
              <li key={one ?? 'all'}>
                <Chip href={hrefOf({ state: one ?? '' })} linkAs={Link} isSelected={state === one}>
                  {one ? names[one] : 'All'}{' '}
                  <span className={styles.count}>{data && formatNumber(data.counts[one ?? 'all'])}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {!data && !error && <Rows />}
      {!data && error && <LoadFailure what="The list" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          title={q ? `Nothing for “${q}”` : 'Nothing here'}
          text={`${kind.begin}, or search for something else.`}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.rows} aria-busy={isPlaceholderData}>
          {data.data.map((one) => (
            <WrittenRow key={one.id} one={one} kind={kind} />
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
