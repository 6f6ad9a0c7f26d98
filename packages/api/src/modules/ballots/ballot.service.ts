import type { AwardCategory, BallotReport, Poll, VoteReceipt } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { networkOf } from '@nukkad/contracts/network-of'
import { countByDay } from '../../counts-by-day.ts'
import type { Db, Queryable } from '../../db.ts'
import { Conflict, Invalid, NotFound, Refusal, Unauthorized } from '../../errors.ts'
import { csvFrom } from '../../text/csv.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import { anyBallot, awardsOfYear, type BallotRow, findPolls, isOver, listAll } from './ballot.repository.ts'
import { firstBreak } from './chain.ts'
import { type KeptVote, type VoteRow, voteOf } from './vote.repository.ts'
import type { Outcome, VoteBox } from './vote-box.ts'
import { markedVotes, votesByDay, votesUpTo } from './vote-counts.repository.ts'

interface BallotParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly box: VoteBox
}
/** The voter and their IP address. */
export interface Voter {
  readonly userId: string
  readonly ip: string
}
/** What a user votes for; `field` is the field of the call that names the option. */
interface ChosenOption {
  readonly ballotId: string
  readonly kind: BallotRow['kind']
  readonly optionId: string
  readonly field: string
}
type Counted = Extract<Outcome, { readonly vote: KeptVote }>

const receiptOf = ({ number, hash }: KeptVote): VoteReceipt => ({ number, hash: hash.toString('hex').slice(0, 16) })

/** Polls and awards: one vote per person; results are shown after voting or when the vote is over. */
// limit: polls and awards are one kind of vote: both are shown, counted and refused alike
export function createBallots({ db, now, secret, box }: BallotParts) {
  const isPast = (ballot: Pick<BallotRow, 'endsAt'>) => isOver(ballot, now())
  /** Whether no one may see its results yet, staff included. */
  const hidesNow = (ballot: Pick<BallotRow, 'kind' | 'hidesUntilEnd' | 'endsAt'>) =>
    !isPast(ballot) && (ballot.hidesUntilEnd || ballot.kind === 'award')
  const voterOf = (ballotId: string, userId: string) => keyedHash(secret, 'voter', ballotId, userId)

  const mineOf = async (ballotId: string, userId: string | null): Promise<KeptVote | undefined> =>
    userId ? voteOf(db, ballotId, voterOf(ballotId, userId)) : undefined

  function shown(ballot: BallotRow, mine: KeptVote | undefined): Poll {
    const { id, title, intro, total, endsAt, hidesUntilEnd, options } = ballot
    const isHidden = hidesNow(ballot) || !(isPast(ballot) || mine)
    return {
      id,
      title,
      intro,
      total,
      endsAt: endsAt?.toISOString() ?? null,
      isOver: isPast(ballot),
      hidesUntilEnd,
      options: options.map(({ slug: _, votes, ...option }) => ({ ...option, votes: isHidden ? null : votes })),
      myVote: mine?.optionId ?? null,
      receipt: mine ? receiptOf(mine) : null,
    }
  }

  async function vote(wanted: ChosenOption, { userId, ip }: Voter): Promise<Counted> {
    const { ballotId, field } = wanted
    const cast = await box.cast({
      ...wanted,
      userId,
      voter: voterOf(ballotId, userId),
      address: keyedHash(secret, 'address of a vote', ballotId, networkOf(ip)),
      votedAt: now(),
    })
    switch (cast.is) {
      case 'counted':
        return cast
      case 'absent':
        throw new NotFound('This vote does not exist.')
      case 'over':
        throw new Refusal('gone', 'This vote has ended.')
      case 'no option':
        throw new Invalid({ [field]: 'is not one of the options' })
      case 'no account':
        throw new Unauthorized()
      case 'earlier':
    }
    const chosen = cast.ballot.options.find(({ id }) => id === cast.vote.optionId)?.title
    throw new Conflict(`You have already voted: ${chosen}.`, { [field]: cast.vote.optionId })
  }

  return {
    async poll(id: string, userId: string | null): Promise<Poll> {
      const [[ballot], mine] = await Promise.all([findPolls(db, [id], now()), mineOf(id, userId)])
      if (!ballot) throw new NotFound('This poll does not exist.')
      return shown(ballot, mine)
    },

    /** Polls as guests see them, for pages that embed them; those that do not exist or have not begun are left out. */
    async pollsOf(q: Queryable, ids: readonly string[]): Promise<Poll[]> {
      return (await findPolls(q, ids, now())).map((ballot) => shown(ballot, undefined))
    },

    async votePoll(id: string, optionId: string, voter: Voter): Promise<Poll> {
      const { ballot, vote: mine } = await vote({ ballotId: id, kind: 'poll', optionId, field: 'optionId' }, voter)
      return shown(ballot, mine)
    },

    async awards(userId: string | null): Promise<AwardCategory[]> {
      const ballots = await awardsOfYear(db, now())
      const mine = await Promise.all(ballots.map(({ id }) => mineOf(id, userId)))
      return ballots.map((ballot, at) => ({
        category: ballot.category ?? '',
        year: ballot.year ?? 0,
        title: ballot.title,
        line: ballot.intro,
        endsAt: ballot.endsAt?.toISOString() ?? null,
        isOver: isPast(ballot),
        brands: ballot.options.map(({ id, slug, title, line, image, votes }) => ({
          id,
          slug: slug ?? id,
          name: title,
          line,
          image,
          votes: hidesNow(ballot) ? null : votes,
        })),
        myVote: mine[at]?.optionId ?? null,
      }))
    },

    async voteAward(category: string, brandId: string, voter: Voter) {
      const ballot = (await awardsOfYear(db, now())).find((one) => one.category === category)
      if (!ballot) throw new NotFound('This category does not exist.')
      const wanted = { ballotId: ballot.id, kind: 'award', optionId: brandId, field: 'brandId' } as const
      const { vote: mine } = await vote(wanted, voter)
      return { category, myVote: mine.optionId, receipt: receiptOf(mine) }
    },

    async list() {
      const all = await listAll(db)
      return all.map((one) => ({
        ...one,
        startsAt: one.startsAt.toISOString(),
        endsAt: one.endsAt?.toISOString() ?? null,
        isOver: isPast(one),
      }))
    },

    /**
     * One line for each day with votes. For a vote whose results are hidden until the end it tells only how many voted,
     * and the results after that.
     */
    async csv(id: string): Promise<string> {
      const ballot = await anyBallot(db, id)
      if (!ballot) throw new NotFound('This vote does not exist.')
      const votes = await votesByDay(db, id)
      const days = [...new Set(votes.map(({ day }) => day))]
      const columns = hidesNow(ballot)
        ? [{ title: 'Votes', ids: ballot.options.map((option) => option.id) }]
        : ballot.options.map((option) => ({ title: option.title, ids: [option.id] }))
      const countOf = (day: string, ids: readonly string[]) =>
        votes.reduce((sum, one) => sum + (one.day === day && ids.includes(one.optionId) ? one.count : 0), 0)
      return csvFrom(
        ['Day', ...columns.map(({ title }) => title)],
        days.map((day) => [day, ...columns.map(({ ids }) => countOf(day, ids))]),
      )
    },

    /**
     * Recounts from the votes themselves. Votes that come in meanwhile are left out: their counts were not read. Results
     * that are hidden until the end are verified as well, but left out of the report.
     */
    async report(id: string): Promise<BallotReport> {
      const ballot = await anyBallot(db, id)
      if (!ballot) throw new NotFound('This vote does not exist.')
      const [votes, marked] = await Promise.all([votesUpTo(db, id, ballot.total), markedVotes(db, id, ballot.total)])
      const countOf = (optionId: string) => votes.filter((one) => one.optionId === optionId).length
      const isHidden = hidesNow(ballot)
      const sum = (kind: 'burst' | 'fresh') => marked.reduce((total, one) => total + one[kind], 0)
      const { kind, title, endsAt, lastHash, options } = ballot
      const brokenAt = firstBreak(votes) ?? (endsWith(votes, lastHash) ? null : votes.length + 1)
      const isTold = options.every((option) => option.votes === countOf(option.id))
      return {
        id,
        kind,
        title,
        endsAt: endsAt?.toISOString() ?? null,
        isOver: isPast(ballot),
        total: votes.length,
        marked: { burst: sum('burst'), fresh: sum('fresh') },
        options: options.map((option) => ({
          id: option.id,
          title: option.title,
          votes: isHidden ? null : countOf(option.id),
          unmarked: isHidden ? null : (marked.find(({ optionId }) => optionId === option.id)?.unmarked ?? 0),
        })),
        days: countByDay(votes.map(({ votedAt }) => votedAt)),
        chain: { isWhole: brokenAt === null && isTold, hash: lastHash.toString('hex'), brokenAt },
      }
    },
  }
}
export type Ballots = ReturnType<typeof createBallots>

const endsWith = (votes: readonly VoteRow[], hash: Buffer) => (votes.at(-1)?.hash ?? Buffer.alloc(0)).equals(hash)
