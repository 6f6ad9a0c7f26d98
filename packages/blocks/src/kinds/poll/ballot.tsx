import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatDay, formatNumber, hrefs, Link, useLocation } from '@nukkad/platform'
import { useAfterSignIn } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import styles from './ballot.module.css'
import { useVote } from './poll.queries.ts'
import { PollOption } from './poll-option.tsx'

interface PollBallotProps {
  readonly poll: Poll
  readonly isGuest: boolean
  /** h1 on the poll's own page */
  readonly heading: 'h1' | 'h2' | 'h3'
}

/**
 * A ballot paper: one question, one choice, and the results once the vote is cast. A guest's vote is cast as soon as
 * they have signed in.
 */
export function PollBallot({ poll, isGuest, heading: Heading }: PollBallotProps) {
  const { pathname } = useLocation()
  const [chosen, choose] = useState<string>()
  const voting = useVote(poll.id)
  const { id, title, intro, options, total, isOver, hidesUntilEnd, myVote, receipt, endsAt } = poll
  const isOpen = !isOver && !myVote
  const vote = useAfterSignIn<string | undefined>(
    { reason: 'One person, one vote: sign in to cast yours.', returnTo: pathname },
    (voter, optionId) => optionId && voting.mutate({ optionId, userId: voter }),
  )
  function changeTo(option: string) {
    // A vote for another one, whose sign-in was abandoned, is no longer wanted.
    vote.forget()
    choose(option)
  }
  return (
    <div className={styles.paper}>
      <header className={styles.head} data-size={Heading}>
        <Heading className={styles.title}>{title}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p className={styles.facts}>
          {formatNumber(total)} {total === 1 ? 'vote' : 'votes'}
          {isOver ? ', voting closed' : endsAt && `, open until ${formatDay(endsAt)}`}
        </p>
      </header>
      <form
        method="post"
        className={styles.ballot}
        onSubmit={(event) => {
          event.preventDefault()
          if (isOpen) vote.run(chosen)
        }}
      >
        <fieldset className={styles.options} disabled={!isOpen}>
          <legend className={styles.legend}>
            {isOpen ? 'Choose one' : isOver ? 'The result' : hidesUntilEnd ? 'You have voted' : 'Results so far'}
          </legend>
          {options.map((option) => (
            <PollOption
              key={option.id}
              {...{ option, total, isOpen, group: id }}
              isChosen={(myVote ?? chosen) === option.id}
              onChoose={() => changeTo(option.id)}
            />
          ))}
        </fieldset>
        {isOpen && (
          <div className={styles.cast}>
            <p role="alert" className={styles.problem}>
              {voting.error?.message}
            </p>
            <Button type="submit" size={56} wide busy={voting.isPending} disabled={!isGuest && !chosen}>
              {isGuest && !chosen ? 'Sign in to vote' : 'Cast my vote'}
            </Button>
            <p className={styles.small}>
              Results are shown {hidesUntilEnd ? 'after the end' : 'once you have voted'}. One vote per person; it can’t
              be changed.
            </p>
          </div>
        )}
        {receipt && (
          <p role="status" className={styles.receipt}>
            Your vote is number {formatNumber(receipt.number)}. Its hash in the list of votes is{' '}
            <code>{receipt.hash}</code>.
          </p>
        )}
        {isOver && <Link to={hrefs.awards()}>Vote for brands you love</Link>}
      </form>
    </div>
  )
}
