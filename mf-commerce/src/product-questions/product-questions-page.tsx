import { defineScreen, hrefs, prepare, type ScreenContext } from '@nukkad/platform'
import { ProductQuestionsScreen } from './product-questions-screen.tsx'
import { ProductQuestionsSkeleton } from './product-questions-skeleton.tsx'
import { pageOf, type QuestionPage, questionsKey, questionsQuery } from './questions.queries.ts'

export const screen = defineScreen({
  load: ({ params, url, query, api }) =>
    prepare(query.ensureQueryData(questionsQuery(api, params.slug ?? '', pageOf(url.searchParams)))),
  head: ({ params, url, query }: ScreenContext) => {
    const slug = params.slug ?? ''
    const found = query.getQueryData<QuestionPage>(questionsKey(slug, pageOf(url.searchParams)))
    if (!found) return { title: 'Questions', canonical: hrefs.productQuestions(slug) }
    const { product, total } = found
    return {
      title: `${product.title}: questions and answers`,
      description: `What shoppers ask ${product.merchant} about the ${product.title}, with the maker's answers.`,
      canonical: hrefs.productQuestions(slug),
      image: product.image.url,
      // A page without questions says nothing, and further pages repeat the first.
      ...((total === 0 || url.search) && { robots: 'noindex, follow' }),
    }
  },
  Skeleton: ProductQuestionsSkeleton,
  Component: ProductQuestionsScreen,
})
