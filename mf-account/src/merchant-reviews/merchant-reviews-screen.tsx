import { type MerchantReviewGroup, merchantReviewGroups } from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { hrefs, keepPreviousData, Link, useApi, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { AnsweringList } from '../parts/answering/answering-list.tsx'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
import { merchantReviewsQuery } from './merchant-reviews.queries.ts'
import { ReviewCard } from './review-card.tsx'

const labels = { open: 'Not answered', answered: 'Answered' } as const
const nothing: Readonly<Record<MerchantReviewGroup, { title: string; text: string }>> = {
  open: { title: 'No reviews to read', text: 'When a buyer reviews one of your products, the review appears here.' },
  answered: { title: 'No answers yet', text: 'Reviews that you have answered appear here, to correct the answer.' },
}

/** Reviews of the merchant's products, the newest first, with the answers that everybody can read. */
export function MerchantReviewsScreen() {
  const [search] = useSearchParams()
  const { user } = useSession()
  const group = oneOf(merchantReviewGroups, search.get('group')) ?? 'open'
  const reviews = useQuery({
    ...merchantReviewsQuery(useApi(), group, pageOf(search)),
    enabled: user?.role === 'merchant',
    placeholderData: keepPreviousData,
  })
  const hrefOf = (name: MerchantReviewGroup, to = 1) =>
    withQuery(hrefs.merchantReviews(), { group: name === 'open' ? null : name, page: to > 1 ? to : null })
  return (
    <BackOfficePage
      title="Reviews"
      skeleton={<BackOfficeRows />}
      lead={
        <>
          Not every review needs an answer; a kind one under a bad review is read by many. Shoppers also have{' '}
          <Link to={hrefs.merchantQuestions()}>questions</Link>.
        </>
      }
    >
      {() => (
        <AnsweringList
          what="The reviews"
          asked={reviews}
          filters={merchantReviewGroups.map((name) => ({
            label: labels[name],
            href: hrefOf(name),
            count: reviews.data?.counts[name],
            isHere: group === name,
          }))}
          hrefOf={(next) => hrefOf(group, next)}
          nothing={nothing[group]}
          cardOf={(review) => <ReviewCard key={review.id} review={review} />}
        />
      )}
    </BackOfficePage>
  )
}
