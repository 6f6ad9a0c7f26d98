import { ballotReport, getPoll, votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenBallots } from './ballots.given.ts'
import { createVoteBox } from './vote-box.ts'

/** Votes as seen by users and staff. */
export function useBallots() {
  const world = useWorld()
  const given = { ...givenIn(world), ...givenBallots(world) }
  const voteBox = () => createVoteBox({ db: world.db, now: world.clock.now })
  const read = async (id: string, as?: string) => (await world.call(getPoll, { params: { id }, as })).body.data
  const vote = (id: string, optionId: string, as: string) =>
    world.call(votePoll, { params: { id }, body: { optionId }, as })
  const report = async (id: string) => {
    const { token } = await given.user({ role: 'campaigner' })
    return (await world.call(ballotReport, { params: { id }, as: token })).body.data
  }
  return { world, given, voteBox, read, vote, report }
}
