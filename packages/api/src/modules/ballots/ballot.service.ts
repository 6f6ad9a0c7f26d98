import type { AwardCategory, BallotReport, Poll, VoteReceipt } from '@nukkad/contracts/endpoints/ballots'
import { countByDay } from '../../counts-by-day.ts'
import { csvFrom } from '../../csv.ts'
import type { Db, Queryable } from '../../db.ts'
import { Conflict, Invalid, NotFound, Refusal, Unauthorized } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import { anyBallot, awardsOfYear, type BallotRow, findPolls, listAll } from './ballot.repository.ts'
import type { BallotReadings } from './ballot-readings.ts'
import { firstBreak } from './chain.ts'
import { allVotes, markedVotes, type VoteRow, votesByDay, votesOf } from './vote.repository.ts'
import type { VoteBox } from './vote-box.ts'

interface BallotParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly box: VoteBox
  readonly readings: BallotReadings
}
/** Who votes, and from where. */
export interface Voter {
  readonly userId: string
  readonly ip: string
}

const receiptOf = ({ number, hash }: VoteRow): VoteReceipt => ({ number, hash: hash.toString('hex').slice(0, 16) })

/** Polls and awards: one vote a person, results when one voted or it is over. */
export function createBallots({ db, now, secret, box, readings }: BallotParts) {
  const isOver = ({ endsAt }: Pick<BallotRow, 'endsAt'>, at = now()) => endsAt !== null && endsAt <= at
  const voterOf = (ballotId: string, userId: string) => keyedHash(secret, 'voter', ballotId, userId)

  async function mineOf(ballotId: string, userId: string | null): Promise<VoteRow | undefined> {
    if (!userId) return undefined
    const [mine] = await votesOf(db, ballotId, [voterOf(ballotId, userId)])
    return mine
  }

  function shown(ballot: BallotRow, mine: VoteRow | undefined): Poll {
    const { id, title, intro, total, endsAt, hidesUntilEnd, options } = ballot
    const isHidden = !isOver(ballot) && (hidesUntilEnd || !mine)
    return {
      ...{ id, title, intro, total, endsAt: endsAt?.toISOString() ?? null, isOver: isOver(ballot), hidesUntilEnd },
      options: options.map(({ slug: _, votes, ...option }) => ({ ...option, votes: isHidden ? null : votes })),
      myVote: mine?.optionId ?? null,
      receipt: mine ? receiptOf(mine) : null,
    }
  }

  /** The moment of a vote is the one at which it came in, however long it waits for its turn. */
  async function vote(ballot: BallotRow, optionId: string, { userId, ip }: Voter, field: string): Promise<VoteRow> {
    const votedAt = now()
    if (isOver(ballot, votedAt)) throw new Refusal('gone', 'This vote is over.')
    if (!ballot.options.some(({ id }) => id === optionId)) throw new Invalid({ [field]: 'is not up for the vote' })
    const accountAt = await readings.accountOpened(userId)
    if (!accountAt) throw new Unauthorized()
    const voter = voterOf(ballot.id, userId)
    const address = keyedHash(secret, 'address of a vote', ballot.id, networkOf(ip))
    const counted = await box.cast({ ballotId: ballot.id, optionId, voter, address, accountAt, votedAt })
    if (counted.isNew) return counted.vote
    const chosen = ballot.options.find(({ id }) => id === counted.vote.optionId)?.title
    throw new Conflict(`You have voted already: ${chosen}.`, { [field]: counted.vote.optionId })
  }

  return {
    async poll(id: string, userId: string | null): Promise<Poll> {
      const [ballot, mine] = await Promise.all([readings.poll(id), mineOf(id, userId)])
      if (!ballot) throw new NotFound('There is no such poll.')
      return shown(ballot, mine)
    },

    /** Polls as guests see them, for pages that show them; what is not there, or not yet, is left out. */
    async pollsOf(q: Queryable, ids: readonly string[]): Promise<Poll[]> {
      return (await findPolls(q, ids, now())).map((ballot) => shown(ballot, undefined))
    },

    async votePoll(id: string, optionId: string, voter: Voter): Promise<Poll> {
      const ballot = await readings.poll(id)
      if (!ballot) throw new NotFound('There is no such poll.')
      const mine = await vote(ballot, optionId, voter, 'optionId')
      return shown((await readings.poll(id)) ?? ballot, mine)
    },

    async awards(userId: string | null): Promise<AwardCategory[]> {
      const ballots = await awardsOfYear(db, now())
      const mine = await Promise.all(ballots.map(({ id }) => mineOf(id, userId)))
      return ballots.map((ballot, at) => ({
        ...{ category: ballot.category ?? '', year: ballot.year ?? 0, title: ballot.title, line: ballot.intro },
        ...{ endsAt: ballot.endsAt?.toISOString() ?? null, isOver: isOver(ballot) },
        brands: ballot.options.map(({ id, slug, title, line, image, votes }) => ({
          ...{ id, slug: slug ?? id, name: title, line, image, votes: isOver(ballot) ? votes : null },
        })),
        myVote: mine[at]?.optionId ?? null,
      }))
    },

    async voteAward(category: string, brandId: string, voter: Voter) {
      const ballot = (await awardsOfYear(db, now())).find((one) => one.category === category)
      if (!ballot) throw new NotFound('There is no such category.')
      const mine = await vote(ballot, brandId, voter, 'brandId')
      return { category, myVote: mine.optionId, receipt: receiptOf(mine) }
    },

    async list() {
      const all = await listAll(db)
      return all.map((one) => ({
        ...{ ...one, startsAt: one.startsAt.toISOString(), endsAt: one.endsAt?.toISOString() ?? null },
        isOver: isOver(one),
      }))
    },

    /** A line for each day on which somebody voted. */
    async csv(id: string): Promise<string> {
      const ballot = await anyBallot(db, id)
      if (!ballot) throw new NotFound('There is no such vote.')
      const votes = await votesByDay(db, id)
      const days = [...new Set(votes.map(({ day }) => day))]
      const countOf = (day: string, optionId: string) =>
        votes.find((one) => one.day === day && one.optionId === optionId)?.count ?? 0
      const head = ['Day', ...ballot.options.map(({ title }) => title)]
      return csvFrom(
        head,
        days.map((day) => [day, ...ballot.options.map((option) => countOf(day, option.id))]),
      )
    },

    /** Counts again, by the votes themselves. */
    async report(id: string): Promise<BallotReport> {
      const ballot = await anyBallot(db, id)
      if (!ballot) throw new NotFound('There is no such vote.')
      const [votes, marked] = await Promise.all([allVotes(db, id), markedVotes(db, id)])
      const countOf = (optionId: string) => votes.filter((one) => one.optionId === optionId).length
      const sum = (kind: 'burst' | 'fresh') => marked.reduce((total, one) => total + one[kind], 0)
      const { kind, title, endsAt, lastHash, options } = ballot
      const brokenAt = firstBreak(votes) ?? (endsWith(votes, lastHash) ? null : votes.length + 1)
      const isTold = options.every((option) => option.votes === countOf(option.id))
      return {
        ...{ id, kind, title, endsAt: endsAt?.toISOString() ?? null, isOver: isOver(ballot), total: votes.length },
        marked: { burst: sum('burst'), fresh: sum('fresh') },
        options: options.map((option) => ({
          ...{ id: option.id, title: option.title, votes: countOf(option.id) },
          unmarked: marked.find(({ optionId }) => optionId === option.id)?.unmarked ?? 0,
        })),
        days: countByDay(votes.map(({ votedAt }) => votedAt)),
        chain: { isWhole: brokenAt === null && isTold, hash: lastHash.toString('hex'), brokenAt },
      }
    },
  }
}
export type Ballots = ReturnType<typeof createBallots>

/** The newest votes may come in while it is recounted; those before must end where the chain did. */
const endsWith = (votes: readonly VoteRow[], hash: Buffer) =>
  votes.some((vote) => vote.hash.equals(hash)) || (votes.length === 0 && hash.length === 0)

/** One household of IPv6 has a network of its own. */
const networkOf = (ip: string) => (ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip)
