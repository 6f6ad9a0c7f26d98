import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import { PollBallot } from './ballot.tsx'
import { usePoll } from './poll.queries.ts'

/** A poll to vote in inside the page. A deleted poll is not shown. */
function PollView({ data, content, heading }: BlockViewProps<'poll'>) {
  const [found] = inOrder([data.slug], content.polls)
  return found ? <Voting came={found.poll} heading={heading} /> : null
}

export const view: KindView<'poll'> = { v: 1, View: PollView }

/** The page contains the poll as guests see it; the user's own vote is loaded afterwards. */
function Voting({ came, heading }: { readonly came: Poll; readonly heading: 'h2' | 'h3' }) {
  const { poll = came, isGuest } = usePoll(came.id, came)
  return (
    <section aria-label={came.title}>
      <PollBallot poll={poll} isGuest={isGuest} heading={heading} />
    </section>
  )
}
