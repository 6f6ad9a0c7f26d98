import {
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useNavigate,
  useParams,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { SelectField } from '@nukkad/ui/select-field'
import styles from './product-reviews.module.css'
import { ProductReviewsSkeleton } from './product-reviews-skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import { choiceOf, hrefOf, type ReviewChoice, sorts } from './review-choice.ts'
import { ReviewScore } from './review-score.tsx'
import { reviewsQuery } from './reviews.queries.ts'

/** All reviews of one product; filter, order and page are in the URL. */
export function ProductReviewsScreen() {
  const api = useApi()
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const choice = choiceOf(search)
  const reviews = useQuery({ ...reviewsQuery(api, slug, choice), placeholderData: keepPreviousData })
  if (!reviews.data && reviews.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Reviews</h1>
        <LoadFailure what="The reviews" isAway={isAway(reviews.error)} onRetry={() => void reviews.refetch()} />
      </div>
    )
  }
  if (!reviews.data) return <ProductReviewsSkeleton />
  const { product, data: rows, total, hasNext, review_count: count } = reviews.data
  return (
    <div className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumbs
          linkAs={Link}
          items={[
            { title: 'Shop', href: hrefs.shop() },
            { title: product.title, href: hrefs.product(slug) },
            { title: 'Reviews' },
          ]}
        />
      </div>
      <h1 className={styles.title}>What people say about the {product.title}</h1>
      <div className={styles.columns}>
        <ReviewScore slug={slug} page={reviews.data} choice={choice} />
        <section aria-label="Reviews" aria-busy={reviews.isPlaceholderData}>
          <ReviewBar slug={slug} choice={choice} total={total} count={count} />
          {rows.length === 0 ? (
            <NoReviews slug={slug} isUnwritten={count === 0} />
          ) : (
            <ul className={styles.list}>
              {rows.map((review) => (
                <ReviewCard key={review.id} review={review} merchant={product.merchant} />
              ))}
            </ul>
          )}
          <Pager page={choice.page} hasNext={hasNext} linkAs={Link} hrefOf={(page) => hrefOf(slug, choice, { page })} />
        </section>
      </div>
    </div>
  )
}

interface ReviewBarProps {
  readonly slug: string
  readonly choice: ReviewChoice
  /** the number of reviews that match the filter */
  readonly total: number
  readonly count: number
}

/** The number of reviews shown, and their order. */
function ReviewBar({ slug, choice, total, count }: ReviewBarProps) {
  const navigate = useNavigate()
  const isFiltered = choice.stars !== null || choice.photos
  return (
    <div className={styles.bar}>
      <p role="status">
        {isFiltered ? `${total} of ${count}` : count} {count === 1 ? 'review' : 'reviews'}
        {choice.stars !== null && ` with ${choice.stars} ${choice.stars === 1 ? 'star' : 'stars'}`}
        {choice.photos && ' with photos'}
        {isFiltered && (
          <>
            {' · '}
            <Link to={hrefOf(slug, choice, { stars: null, photos: false })} replace keepScroll>
              Show all
            </Link>
          </>
        )}
      </p>
      <SelectField
        label="Order"
        hideLabel
        value={choice.sort}
        options={sorts.map((sort) => ({ ...sort }))}
        onChange={(event) =>
          navigate(hrefOf(slug, choice, { sort: event.target.value as typeof choice.sort }), {
            replace: true,
            keepScroll: true,
          })
        }
      />
    </div>
  )
}

function NoReviews({ slug, isUnwritten }: { readonly slug: string; readonly isUnwritten: boolean }) {
  return (
    <EmptyState
      title={isUnwritten ? 'No reviews yet' : 'No matching reviews'}
      text={
        isUnwritten
          ? 'People who own it know more than we do. If you own it, a short review helps the next buyer.'
          : 'No reviews match, or not on this page.'
      }
      action={
        <ButtonLink
          size={48}
          linkAs={Link}
          href={isUnwritten ? hrefs.productFeedback(slug) : hrefs.productReviews(slug)}
        >
          {isUnwritten ? 'Write a review' : 'Show all reviews'}
        </ButtonLink>
      }
    />
  )
}
