import { PollBallot } from '@nukkad/blocks/poll'
import { pollQuery, usePoll } from '@nukkad/blocks/poll-queries'
import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { defineScreen, need, useParams } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import styles from './poll.module.css'

function PollPage() {
  const { id = '' } = useParams()
  const { poll, isGuest } = usePoll(id)
  return poll ? (
    <Page className={styles.page}>
      <PollBallot {...{ poll, isGuest }} heading="h1" />
    </Page>
  ) : null
}

/** A poll: read it, vote once, see the results. */
export const screen = defineScreen({
  load: ({ api, params, query }) =>
    need(query.ensureQueryData(pollQuery(api, params.id ?? '', null)).then(() => undefined)),
  head: ({ params, query, url }) => {
    const poll = query.getQueryData<Poll>(['poll', params.id ?? '', null])
    if (!poll) return { title: 'Nukkad', canonical: url.pathname }
    const [first] = poll.options
    return {
      title: `${poll.title} | Nukkad`,
      description: poll.intro,
      canonical: url.pathname,
      ...(first?.image && { image: first.image.url }),
      ...(poll.isOver && { robots: 'noindex, follow' }),
    }
  },
  Component: PollPage,
})
