import {
  type MerchantQuestionGroup,
  merchantQuestionGroups,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { hrefs, keepPreviousData, Link, useApi, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useRef } from 'react'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { FilterBar } from '../parts/back-office/filter-bar.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
import styles from './merchant-questions.module.css'
import { merchantQuestionsQuery } from './merchant-questions.queries.ts'
import { QuestionCard } from './question-card.tsx'

const labels = { open: 'To answer', answered: 'Answered', declined: 'Not answered' } as const
const nothing: Readonly<Record<MerchantQuestionGroup, { title: string; text: string }>> = {
  open: {
    title: 'Nothing to answer',
    text: 'When a shopper asks about one of your products, you get an email and the question appears here.',
  },
  answered: { title: 'No answers yet', text: 'Questions that you have answered appear here, to correct or hide them.' },
  declined: { title: 'None', text: 'Questions that you do not answer appear here, with your reason.' },
}

/** Questions of shoppers about the merchant's products: those to answer, the oldest first, and those dealt with. */
export function MerchantQuestionsScreen() {
  const [search] = useSearchParams()
  const { user } = useSession()
  const group = oneOf(merchantQuestionGroups, search.get('group')) ?? 'open'
  const page = pageOf(search)
  const questions = useQuery({
    ...merchantQuestionsQuery(useApi(), group, page),
    enabled: user?.role === 'merchant',
    placeholderData: keepPreviousData,
  })
  const { data } = questions
  // The question that was just answered is gone from the list, and its button with it.
  const list = useLostFocus<HTMLDivElement>(useChanges(data?.data.map(({ id }) => id).join()))
  const hrefOf = (name: MerchantQuestionGroup, to = 1) =>
    withQuery(hrefs.merchantQuestions(), { group: name === 'open' ? null : name, page: to > 1 ? to : null })
  return (
    <BackOfficePage
      title="Questions"
      skeleton={<BackOfficeRows />}
      lead="Your answers are on the page of the product, for everybody who wonders the same."
    >
      {() => (
        <div className={styles.questions}>
          <FilterBar
            label="Which questions"
            filters={merchantQuestionGroups.map((name) => ({
              label: labels[name],
              href: hrefOf(name),
              count: data?.counts[name],
              isHere: group === name,
            }))}
          />
          <div ref={list} tabIndex={-1} aria-busy={questions.isPlaceholderData} className={styles.stale}>
            {!data && !questions.isError && <BackOfficeRows />}
            {!data && questions.isError && (
              <LoadFailure
                what="The questions"
                isAway={isAway(questions.error)}
                onRetry={() => void questions.refetch()}
              />
            )}
            {data?.data.length === 0 && <EmptyState {...nothing[group]} />}
            {data && data.data.length > 0 && (
              <ul className={styles.list}>
                {data.data.map((question) => (
                  <QuestionCard key={question.id} question={question} />
                ))}
              </ul>
            )}
          </div>
          {data && (
            <Pager page={data.page} hasNext={data.hasNext} linkAs={Link} hrefOf={(next) => hrefOf(group, next)} />
          )}
        </div>
      )}
    </BackOfficePage>
  )
}

/** How often a list has changed since it was first known: its arrival is no change. */
function useChanges(ids: string | undefined): number {
  const seen = useRef<{ readonly ids: string; readonly count: number }>(undefined)
  if (ids !== undefined && seen.current?.ids !== ids)
    seen.current = { ids, count: seen.current ? seen.current.count + 1 : 0 }
  return seen.current?.count ?? 0
}
