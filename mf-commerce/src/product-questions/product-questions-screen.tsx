import { hrefs, keepPreviousData, Link, useApi, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { PictureView } from '@nukkad/ui/picture-view'
import { useRef } from 'react'
import { AskForm } from './ask-form.tsx'
import styles from './product-questions.module.css'
import { ProductQuestionsSkeleton } from './product-questions-skeleton.tsx'
import { QuestionItem } from './question-item.tsx'
import { pageOf, type QuestionPage, questionsQuery } from './questions.queries.ts'

/** All answered questions about one product, and a form to ask its maker. */
export function ProductQuestionsScreen() {
  const api = useApi()
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const page = pageOf(search)
  const questions = useQuery({ ...questionsQuery(api, slug, page), placeholderData: keepPreviousData })
  // Signing in clears the query cache for a moment. What was typed must survive that.
  const known = useRef(questions.data)
  known.current = questions.data ?? known.current
  if (known.current?.product.slug === slug)
    return <Questions slug={slug} found={known.current} isStale={questions.isPlaceholderData} />
  if (questions.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Questions</h1>
        <LoadFailure what="The questions" isAway={isAway(questions.error)} onRetry={() => void questions.refetch()} />
      </div>
    )
  }
  return <ProductQuestionsSkeleton />
}

interface QuestionsProps {
  readonly slug: string
  readonly found: QuestionPage
  readonly isStale: boolean
}

function Questions({ slug, found, isStale }: QuestionsProps) {
  const { product, data: rows, total, page, hasNext } = found
  return (
    <div className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumbs linkAs={Link} items={trailOf(product)} />
      </div>
      <h1 className={styles.title}>Questions about the {product.title}</h1>
      <div className={styles.columns}>
        <section className={styles.ask} aria-label="Ask the maker">
          <Link to={hrefs.product(slug)} className={styles.product}>
            <PictureView picture={product.image} width={72} aspect={1} decorative />
            <span>
              <strong>{product.title}</strong>
              <span className={`${styles.merchant} ${styles.quiet}`}>by {product.merchant}</span>
            </span>
          </Link>
          <AskForm slug={slug} merchant={product.merchant} />
        </section>
        <section aria-label="Answered questions" aria-busy={isStale}>
          {total === 0 ? (
            <EmptyState
              title="No questions yet"
              text={`Ask what you would ask at the counter. ${product.merchant} answers here, for everybody to read.`}
            />
          ) : (
            <ul className={styles.list}>
              {rows.map((question) => (
                <QuestionItem key={question.id} question={question} merchant={product.merchant} />
              ))}
            </ul>
          )}
          <Pager
            page={page}
            hasNext={hasNext}
            linkAs={Link}
            hrefOf={(next) => `${hrefs.productQuestions(slug)}${next > 1 ? `?page=${next}` : ''}`}
          />
        </section>
      </div>
    </div>
  )
}

const trailOf = ({ title, slug }: QuestionPage['product']) => [
  { title: 'Shop', href: hrefs.shop() },
  { title, href: hrefs.product(slug) },
  { title: 'Questions' },
]
