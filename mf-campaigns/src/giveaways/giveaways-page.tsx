import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { type Giveaway, listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import {
  type Api,
  formatNumber,
  hrefs,
  Link,
  queryOptions,
  useApi,
  useBus,
  useQuery,
  useSearchParams,
  useSession,
} from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { lazy, Suspense } from 'react'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { Draw } from './draw.tsx'
import styles from './giveaways.module.css'
import { prizeAnchor } from './prize-anchor.ts'

const giveawaysQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ['giveaways', userId],
    queryFn: async ({ signal }) => (await api.call(listGiveaways, {}, { signal })).data,
    staleTime: 30_000,
  })
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The page that shows this one of several giveaways that are not over. */
const hrefOf = ({ id }: Giveaway) => `${hrefs.giveaways()}?giveaway=${id}`

/**
 * An open giveaway with its entry, and links to the others that are not over; below them the finished ones, with all the
 * data of each draw.
 */
function Giveaways({ form }: { readonly form: FormDefinition }) {
  const api = useApi()
  const { user } = useSession()
  const userId = user?._id ?? null
  const guest = useQuery(giveawaysQuery(api, null))
  const mine = useQuery({ ...giveawaysQuery(api, userId), enabled: userId !== null })
  const all: readonly Giveaway[] = mine.data ?? guest.data ?? []
  const wanted = useSearchParams()[0].get('giveaway')
  const coming = all.filter(({ isOver }) => !isOver)
  const current = coming.find(({ id }) => id === wanted) ?? coming[0]
  const over = all.filter(({ isOver }) => isOver)
  const won = all.filter(({ myEntry, draw }) => myEntry && draw.winners.some(({ entry }) => entry === myEntry))
  return (
    <Page className={styles.page}>
      {current ? (
        <Current key={current.id} giveaway={current} form={form} />
      ) : (
        <header className={styles.words}>
          <h1 className={styles.title}>Giveaways of our favourite things</h1>
          <p className={styles.lead}>
            There is no giveaway right now. The next trunk is being packed; meanwhile,{' '}
            <Link to={hrefs.shop()}>see what is new in the shop</Link>.
          </p>
        </header>
      )}
      {won.length > 0 && (
        <Suspense>
          <WonPrizes giveaways={won} />
        </Suspense>
      )}
      {coming.length > 1 && (
        <section aria-labelledby="others" className={styles.words}>
          <h2 id="others">More giveaways</h2>
          <ul className={styles.words}>
            {coming
              .filter((giveaway) => giveaway !== current)
              .map((giveaway) => (
                <li key={giveaway.id}>
                  <Link to={hrefOf(giveaway)}>{giveaway.title}</Link>, until {day.format(new Date(giveaway.endsAt))}
                </li>
              ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="drawn" className={styles.over}>
          <h2 id="drawn">Past draws</h2>
          {over.map((giveaway) => (
            <Draw key={giveaway.id} giveaway={giveaway} />
          ))}
        </section>
      )}
      {/* Who won is known only after the page is shown, so it is told at the edge, where it moves nothing. */}
      {won[0] && (
        <p role="status" className={styles.wonStrip}>
          <a href={`#${prizeAnchor(won[0])}`}>Your prize: {won[0].title}</a>
        </p>
      )}
    </Page>
  )
}

function Current({ giveaway, form }: { readonly giveaway: Giveaway; readonly form: FormDefinition }) {
  const { title, prize, intro, rules, image, startsAt, endsAt, hasBegun, winners, draw, myEntry } = giveaway
  return (
    <>
      <header className={styles.head}>
        <PictureView
          picture={image}
          width={{ mobile: 390, desktop: 640 }}
          aspect={4 / 3}
          priority
          className={styles.picture}
        />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.prize}>{prize}</p>
          <p className={styles.lead}>{intro}</p>
          <p className={styles.facts}>
            {winners} {winners === 1 ? 'winner' : 'winners'}, until {day.format(new Date(endsAt))}.{' '}
            {hasBegun && `${formatNumber(draw.entries)} ${draw.entries === 1 ? 'entry' : 'entries'} so far.`}
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.ticket} aria-label="Take part">
          {!hasBegun ? (
            <div className={styles.words}>
              <h2>It opens on {day.format(new Date(startsAt))}</h2>
              <p>The rules and the hash of the seed are published here and will not change.</p>
            </div>
          ) : myEntry ? (
            <InIt entry={myEntry} />
          ) : (
            <Entry giveaway={giveaway} form={form} />
          )}
        </section>
        <section aria-labelledby="rules" className={styles.rules}>
          <h2 id="rules">The rules</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <h3>How it is drawn</h3>
          <p>
            We created a secret number before the first entry. Its hash is published here from the start, so we cannot
            change it. The draw also uses {draw.beaconSource}, which no one knows yet.
          </p>
          <p className={styles.hash}>
            Hash of the seed (SHA-256): <code>{draw.seedHash}</code>
          </p>
        </section>
      </div>
    </>
  )
}

function InIt({ entry }: { readonly entry: string }) {
  return (
    <div role="status" className={styles.words}>
      <h2>You are in</h2>
      <p>In the list you appear as</p>
      <p className={styles.entry}>{entry}</p>
      <p>Keep it: after the end you can find it in the list and repeat the draw yourself.</p>
    </div>
  )
}

/** Most visitors are not signed in; only the others load the form and its fields. */
const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }))

/** Only winners load it. */
const WonPrizes = lazy(() => import('./won-prizes.tsx'))

function Entry({ giveaway, form }: { readonly giveaway: Giveaway; readonly form: FormDefinition }) {
  const bus = useBus()
  const { status } = useSession()
  if (status !== 'user') {
    return (
      <div className={styles.words}>
        <h2>Take part</h2>
        <p>One entry per person, so please sign in. Then answer a few questions.</p>
        <Button
          size={56}
          wide
          onClick={() => bus.request('sign-in', { reason: 'Sign in to take part.', returnTo: hrefOf(giveaway) })}
        >
          Sign in to take part
        </Button>
      </div>
    )
  }
  return (
    <Suspense>
      <EntryForm giveawayId={giveaway.id} form={form} />
    </Suspense>
  )
}

export const screen = defineFormScreen({
  formId: 'giveaway',
  title: 'Giveaways of our favourite things',
  description: 'A trunk of things that our team bought with their own money. One entry per person, drawn in public.',
  path: hrefs.giveaways(),
  load: ({ api, query }) => query.ensureQueryData(giveawaysQuery(api, null)),
  Component: Giveaways,
})
