import type { GiftQuestions } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { defineScreen, hrefs, Link, need, useApi, useParams, useSearchParams, useSuspenseQuery } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Page } from '@nukkad/ui/page'
import { answersIn, answersText, stepIn } from '../parts/gift-finder/answers-in-address.ts'
import { previewQuery, questionsKey, questionsQuery } from '../parts/gift-finder/gift-finder.queries.ts'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './gift-questions.module.css'
import { Preview } from './preview.tsx'
import { QuestionStep } from './question-step.tsx'

function GiftQuestionsPage() {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const { data: asked } = useSuspenseQuery(questionsQuery(useApi(), slug))
  const answers = answersIn(asked, search)
  const step = stepIn(asked, answers, search)
  const of = search.get('of')
  return (
    <Page className={styles.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Gift finder', href: hrefs.giftShop() }, { title: asked.title }]} />
      {step > asked.questions.length ? (
        <Preview asked={asked} answers={answers} of={of} />
      ) : (
        <QuestionStep asked={asked} answers={answers} step={step} of={of} />
      )}
    </Page>
  )
}

export const screen = defineScreen({
  load: async ({ api, query, params, url }) => {
    const slug = params.slug ?? ''
    const asked = await need(query.ensureQueryData(questionsQuery(api, slug)))
    const answers = answersIn(asked, url.searchParams)
    if (stepIn(asked, answers, url.searchParams) > asked.questions.length)
      await query.ensureQueryData(previewQuery(api, slug, answersText(answers)))
  },
  head: ({ params, query, url }) => {
    const asked = query.getQueryData<GiftQuestions>(questionsKey(params.slug ?? ''))
    if (!asked) return { title: 'Gift finder | Nukkad', canonical: url.pathname }
    return {
      title: `${asked.title}: find one that fits | Nukkad`,
      description: `${asked.intro} Answer ${asked.questions.length} questions and get gifts from small makers, with reasons.`,
      canonical: hrefs.giftFinder(asked.slug),
      // URLs with answers are personal and are not indexed.
      ...(url.searchParams.has('step') && { robots: 'noindex, follow' }),
    }
  },
  Skeleton: PageSkeleton,
  Component: GiftQuestionsPage,
})
