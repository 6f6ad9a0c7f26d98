import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { QuestionAndAnswer } from '../parts/questions/question-and-answer.tsx'
import styles from '../parts/reviews/reviews.module.css'
import { questionsQuery } from './product.queries.ts'
import own from './questions.module.css'

/** The latest answered questions. Asking has a page of its own, so that nothing here needs a script. */
export function Questions({ product: { slug, merchant } }: { readonly product: ProductDetails }) {
  const { data: found } = useQuery(questionsQuery(useApi(), slug))
  const count = found?.total ?? 0
  return (
    <section id="questions" className={styles.reviews} aria-labelledby="questions-title">
      <h2 id="questions-title">Questions to the maker</h2>
      {found && count > 0 ? (
        <ul className={own.questions}>
          {found.data.map((question) => (
            <li key={question.id}>
              <QuestionAndAnswer question={question} merchant={merchant.name} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.lead}>Not sure about the size, the fabric or the care? {merchant.name} will tell you.</p>
      )}
      <p className={own.ways}>
        <Link to={hrefs.productQuestions(slug)} className={styles.write}>
          Ask the maker
        </Link>
        {found && count > found.data.length && (
          <Link to={hrefs.productQuestions(slug)} className={own.all}>
            All {count} questions
          </Link>
        )}
      </p>
    </section>
  )
}
