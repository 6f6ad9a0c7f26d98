import { hrefs, Link, useApi, useCity, useInfiniteQuery, useSearchParams, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import rowStyles from '../parts/content-row/rows.module.css'
import { RowsSkeleton } from '../parts/content-row/rows-skeleton.tsx'
import { ScrollingLinks } from '../parts/scrolling-links/scrolling-links.tsx'
import { TabLink } from '../parts/scrolling-links/tab-link.tsx'
import { ListTiles } from './list-tiles.tsx'
import { SavedRow } from './saved-row.tsx'
import styles from './saves.module.css'
import { kindIn, savesQuery, tabs } from './saves.queries.ts'
import { SavesSkeleton } from './saves-skeleton.tsx'

const empty = {
  all: 'Tap the heart on a place, a story, an event or a product, and find it here, on any device.',
  place: 'Tap the heart on a place, and find it here on a free evening.',
  post: 'Tap the heart on a story, and read it here on the metro.',
  event: 'Tap the heart on an event while you ask who else is coming.',
  map: 'Tap the heart on a list of places, and walk along it when the weather is right.',
  mall: 'Tap the heart on a mall, and check its floors before you go.',
  video: 'Tap the heart on a video, and watch it here when you have time.',
  product: 'Tap the heart on a product, and find it here once you have made up your mind.',
} as const

/** Everything the user saved for later, by kind. */
export function SavesScreen() {
  const api = useApi()
  const { status, user } = useSession()
  const { city } = useCity()
  const [search] = useSearchParams()
  const kind = kindIn(search.get('kind'))
  const list = useInfiniteQuery({ ...savesQuery(api, user?._id, kind), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest')
    return (
      <SignInInvite
        title="Your saves"
        text="Sign in to see everything you saved, on any device."
        onSignIn={() => signIn('Sign in to see your saves.')}
      />
    )
  if (status === 'unknown') return <SavesSkeleton />
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const counts = list.data?.pages[0]?.counts
  const countOf = (of: (typeof tabs)[number]['kind']) =>
    of ? (counts?.[of] ?? 0) : Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>Your saves</h1>
      <ListTiles userId={user?._id} />
      <ScrollingLinks label="Kinds of saves" chosen={kind ?? 'all'}>
        {tabs.map((tab) => (
          <li key={tab.title}>
            <TabLink to={tab.kind ? `${hrefs.saves()}?kind=${tab.kind}` : hrefs.saves()} isChosen={tab.kind === kind}>
              {tab.title}
              {counts && countOf(tab.kind) > 0 && <span className={styles.count}>{countOf(tab.kind)}</span>}
            </TabLink>
          </li>
        ))}
      </ScrollingLinks>
      {list.isPending && <RowsSkeleton />}
      {list.isError && rows.length === 0 && (
        <LoadFailure what="Your saves" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          title="Nothing here yet"
          text={empty[kind ?? 'all']}
          action={
            <ButtonLink
              size={48}
              linkAs={Link}
              href={kind === 'product' ? hrefs.shop() : city ? hrefs.city(city.slug) : hrefs.home()}
            >
              {kind === 'product' ? 'Go to the shop' : 'Look around'}
            </ButtonLink>
          }
        />
      )}
      <ul className={rowStyles.list}>
        {rows.map((item) => (
          <SavedRow key={`${item.kind} ${item.ref}`} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  )
}
