import { hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { RequestBadge } from '../parts/team/request-badge.tsx'
import styles from '../parts/team/team.module.css'
import { requestQuery } from '../parts/team/team.queries.ts'
import { GivenAnswer } from './given-answer.tsx'
import { Notes } from './notes.tsx'
import { RepeatedFacts, RequestFacts } from './request-facts.tsx'
import { TwoAnswers } from './two-answers.tsx'

/** A request to sell: what was written, what the team noted, and the answer. */
export function SellRequestScreen() {
  const { id = '' } = useParams()
  const request = useQuery(requestQuery(useApi(), Number(id)))
  const back = <Link to={hrefs.sellRequests()}>All requests</Link>
  if (request.data) {
    const { data } = request
    return (
      <div className={styles.stack}>
        <p>{back}</p>
        <header className={styles.head}>
          <h1>{data.shop}</h1>
          <RequestBadge request={data} />
        </header>
        <div className={styles.columns}>
          <div className={styles.stack}>
            <RequestFacts request={data} />
            <RepeatedFacts request={data} />
            <Notes request={data} />
          </div>
          {data.answer ? <GivenAnswer request={data} answer={data.answer} /> : <TwoAnswers request={data} />}
        </div>
      </div>
    )
  }
  if (isAbsent(request.error)) {
    return (
      <EmptyState
        level={1}
        title="This request does not exist"
        text="Requests that made no merchant are removed after half a year."
        action={
          <ButtonLink href={hrefs.sellRequests()} linkAs={Link}>
            All requests
          </ButtonLink>
        }
      />
    )
  }
  if (!request.isError) return <BackOfficeRows height="10rem" />
  return <LoadFailure what="The request" isAway={isAway(request.error)} onRetry={() => void request.refetch()} />
}
