import { cityCount } from '@nukkad/contracts'
import { type AwardCategory, awardBrands, awardVote } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { brandWinners } from '@nukkad/contracts/endpoints/site/site-chrome'
import {
  type Api,
  defineScreen,
  hrefs,
  Link,
  need,
  queryOptions,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
} from '@nukkad/platform'
import { useAfterSignIn, useGuestAnswer } from '@nukkad/platform/sign-in'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './awards.module.css'
import { Category } from './category.tsx'

interface Vote {
  readonly category: string
  readonly brandId: string
}

const awardsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ['awards', userId],
    queryFn: async ({ signal }) => (await api.call(awardBrands, {}, { signal })).data,
    staleTime: 15_000,
  })
const winnersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['award-winners'],
    queryFn: async ({ signal }) => (await api.call(brandWinners, {}, { signal })).data,
    staleTime: 300_000,
  })

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The awards page while voting is open: categories with their nominees, one vote in each, and earlier winners. */
function AwardsPage() {
  const api = useApi()
  const client = useQueryClient()
  const { user } = useSession()
  const userId = user?._id ?? null
  const guest = useGuestAnswer(useQuery(awardsQuery(api, null)).data)
  const mine = useQuery({ ...awardsQuery(api, userId), enabled: userId !== null })
  const { data: winners = [] } = useQuery(winnersQuery(api))
  const voting = useMutation({
    mutationFn: (vote: Vote) => api.call(awardVote, { body: vote }),
    onSettled: () => client.invalidateQueries({ queryKey: ['awards'] }),
  })
  const categories: readonly AwardCategory[] = mine.data ?? guest ?? []
  const [first] = categories
  const done = categories.filter(({ myVote }) => myVote !== null).length
  /** A guest signs in first, and the vote is cast then. */
  const vote = useAfterSignIn<Vote>(
    { reason: 'Sign in to vote: one vote per person and category.', returnTo: hrefs.awards() },
    (_, wanted) => voting.mutate(wanted),
  )
  return (
    <div className={styles.hall}>
      <Page className={styles.page}>
        <header className={styles.head}>
          <p className={styles.year}>{first?.year}</p>
          <h1 className={styles.title}>The brand awards</h1>
          <p className={styles.lead}>
            Small makers, named by our editors and chosen by you. One vote in each category; the counts stay closed
            until the end.
          </p>
          <p className={styles.facts}>
            {first?.isOver
              ? 'Voting has closed.'
              : first?.endsAt && `Open until ${day.format(new Date(first.endsAt))}.`}{' '}
            {done > 0 && `You voted in ${done} of ${categories.length}.`}
          </p>
        </header>
        {categories.map((category) => (
          <Category
            key={category.category}
            category={category}
            isBusy={voting.isPending}
            error={voting.variables?.category === category.category ? voting.error?.message : undefined}
            onVote={(brandId) => vote.run({ category: category.category, brandId })}
          />
        ))}
        {winners.length > 0 && (
          <section aria-labelledby="past" className={styles.past}>
            <h2 id="past">Past winners</h2>
            <ul>
              {winners.map(({ year, award, slug, name, line, image }) => (
                <li key={`${year} ${award}`}>
                  {image && <PictureView picture={image} width={96} aspect={1} decorative className={styles.face} />}
                  <span>
                    <span className={styles.award}>
                      {year}, {award}
                    </span>
                    <Link to={hrefs.merchant(slug)}>{name}</Link>
                    <span className={styles.line}>{line}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Page>
    </div>
  )
}

export const screen = defineScreen({
  load: ({ api, query }) =>
    need(
      Promise.all([query.ensureQueryData(awardsQuery(api, null)), query.prefetchQuery(winnersQuery(api))]).then(
        () => undefined,
      ),
    ),
  head: () => ({
    title: 'The brand awards: vote | Nukkad',
    description: `Small makers of ${cityCount} cities, named by our editors and chosen by you: one vote in each category.`,
    canonical: hrefs.awards(),
  }),
  Component: AwardsPage,
})
