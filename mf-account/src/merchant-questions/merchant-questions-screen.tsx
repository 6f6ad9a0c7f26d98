import {
  type MerchantQuestionGroup,
  merchantQuestionGroups,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { hrefs, keepPreviousData, Link, useApi, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { AnsweringList } from '../parts/answering/answering-list.tsx'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
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
  const hrefOf = (name: MerchantQuestionGroup, to = 1) =>
    withQuery(hrefs.merchantQuestions(), { group: name === 'open' ? null : name, page: to > 1 ? to : null })
  return (
    <BackOfficePage
      title="Questions"
      skeleton={<BackOfficeRows />}
      lead={
        <>
          Your answers are on the page of the product, for everybody who wonders the same. You can also answer{' '}
          <Link to={hrefs.merchantReviews()}>the reviews of your products</Link>.
        </>
      }
    >
      {() => (
        <AnsweringList
          what="The questions"
          asked={questions}
          filters={merchantQuestionGroups.map((name) => ({
            label: labels[name],
            href: hrefOf(name),
            count: questions.data?.counts[name],
            isHere: group === name,
          }))}
          hrefOf={(next) => hrefOf(group, next)}
          nothing={nothing[group]}
          cardOf={(question) => <QuestionCard key={question.id} question={question} />}
        />
      )}
    </BackOfficePage>
  )
}
