import type { Poll } from '@nukkad/contracts/endpoints/ballots'
import { defineScreen, hrefs, Link, useBus, useLocation, useParams } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { useState } from 'react'
import { prepare } from '../parts/screen-states/prepare.ts'
import styles from './poll.module.css'
import { pollQuery, usePoll, useVote } from './poll.queries.ts'
import { PollOption } from './poll-option.tsx'

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

function PollPage() {
  const { id = '' } = useParams()
  const { poll, isGuest, userId } = usePoll(id)
  return poll ? <PollView {...{ poll, isGuest, userId }} /> : null
}

/** A ballot paper: one question, one mark, and the count once it is cast. */
function PollView({ poll, isGuest, userId }: { poll: Poll; isGuest: boolean; userId: string | null }) {
  const bus = useBus()
  const { pathname } = useLocation()
  const [chosen, choose] = useState<string>()
  const voting = useVote(poll.id, userId)
  const { title, intro, options, total, isOver, hidesUntilEnd, myVote, receipt, endsAt } = poll
  const isOpen = !isOver && !myVote
  function vote() {
    if (isGuest)
      return bus.publish('sign-in.wanted', {
        reason: 'One person, one vote: sign in to cast yours.',
        returnTo: pathname,
      })
    if (chosen) voting.mutate(chosen)
  }
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.facts}>
          {total.toLocaleString('en-IN')} {total === 1 ? 'vote' : 'votes'}
          {isOver ? ', and it is over' : endsAt && `, open until ${day.format(new Date(endsAt))}`}
        </p>
      </header>
      <form
        className={styles.ballot}
        onSubmit={(event) => {
          event.preventDefault()
          if (isOpen) vote()
        }}
      >
        <fieldset className={styles.options} disabled={!isOpen}>
          <legend className={styles.legend}>
            {isOpen ? 'Choose one' : isOver ? 'The result' : hidesUntilEnd ? 'You have voted' : 'The count, so far'}
          </legend>
          {options.map((option) => (
            <PollOption
              key={option.id}
              {...{ option, total, isOpen }}
              isChosen={(myVote ?? chosen) === option.id}
              onChoose={() => choose(option.id)}
            />
          ))}
        </fieldset>
        {isOpen && (
          <div className={styles.cast}>
            <p role="alert" className={styles.problem}>
              {voting.error?.message}
            </p>
            <Button type="submit" size={56} wide busy={voting.isPending} disabled={!isGuest && !chosen}>
              {isGuest ? 'Sign in to vote' : 'Cast my vote'}
            </Button>
            <p className={styles.small}>
              Results are shown {hidesUntilEnd ? 'after the end' : 'once you have voted'}. One vote a person; it is not
              taken back.
            </p>
          </div>
        )}
        {receipt && (
          <p role="status" className={styles.receipt}>
            Your vote is counted as number {receipt.number.toLocaleString('en-IN')}. Its mark in the list of votes is{' '}
            <code>{receipt.hash}</code>.
          </p>
        )}
        {isOver && <Link to={hrefs.awards()}>Vote for brands you love</Link>}
      </form>
    </Page>
  )
}

/** A poll: see, vote once, see the results. */
export const screen = defineScreen({
  load: ({ api, params, query }) =>
    prepare(query.ensureQueryData(pollQuery(api, params.id ?? '', null)).then(() => undefined)),
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
