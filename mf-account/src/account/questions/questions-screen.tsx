import { type OwnQuestion, ownQuestions, withdrawQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import {
  formatDay,
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useMutation,
  useNotify,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Badge } from '@nukkad/ui/badge'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useRef } from 'react'
import { pageOf, withQuery } from '../../parts/back-office/page-of.ts'
import styles from '../account.module.css'
import { AccountLayout, AccountRows } from '../account-layout.tsx'
import own from './questions.module.css'

const states: Readonly<Record<OwnQuestion['state'], string>> = {
  open: 'Waiting for the maker',
  answered: 'Answered',
  declined: 'Not answered',
  removed: 'Removed',
}

export function QuestionsScreen() {
  return (
    <AccountLayout title="Your questions" reason="Sign in to see what you asked the makers.">
      {(userId) => <Questions userId={userId} />}
    </AccountLayout>
  )
}

const keyOf = (userId: string) => ['account', userId, 'questions'] as const

/** The user's questions with their answers; one that nobody has answered yet can be withdrawn. */
function Questions({ userId }: { readonly userId: string }) {
  const api = useApi()
  const page = pageOf(useSearchParams()[0])
  const list = useQuery({
    queryKey: [...keyOf(userId), page],
    queryFn: ({ signal }) => api.call(ownQuestions, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
  // Unknown and all of them are the same, so that the list takes no focus when it arrives.
  const first = useRef<number>(undefined)
  first.current ??= list.data?.total
  const rows = useLostFocus<HTMLUListElement>(list.data !== undefined && list.data.total !== first.current)
  if (list.isPending) return <AccountRows />
  if (!list.data)
    return <LoadFailure what="Your questions" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  if (list.data.total === 0)
    return (
      <EmptyState
        title="No questions yet"
        text="On the page of a product you can ask its maker about the fabric, the size or the care."
        action={
          <ButtonLink href={hrefs.shop()} linkAs={Link} size={48}>
            Go to the shop
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ul ref={rows} tabIndex={-1} className={own.list} aria-label="Your questions" aria-busy={list.isPlaceholderData}>
        {list.data.data.map((question) => (
          <Question key={question.id} question={question} userId={userId} />
        ))}
      </ul>
      <Pager
        page={list.data.page}
        hasNext={list.data.hasNext}
        linkAs={Link}
        hrefOf={(next) => withQuery(hrefs.account('questions'), { page: next > 1 ? next : null })}
      />
    </>
  )
}

function Question({ question, userId }: { readonly question: OwnQuestion; readonly userId: string }) {
  const { id, product, merchant, text, state, asked_at: asked, answer, reason } = question
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const withdrawing = useMutation({
    mutationFn: () => api.call(withdrawQuestion, { params: { questionId: id } }),
    onSuccess: () => notify('Your question is withdrawn.'),
    // Answered in the meantime, perhaps: the list shows it.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  })
  return (
    <li className={own.question}>
      <p>
        <Badge tone={state === 'answered' ? 'success' : state === 'open' ? 'offer' : 'neutral'}>{states[state]}</Badge>
      </p>
      <h2 className={own.text}>{text}</h2>
      <p className={styles.soft}>
        {product.is_sold ? <Link to={hrefs.product(product.slug)}>{product.title}</Link> : product.title}, to {merchant}{' '}
        on {formatDay(asked)}
      </p>
      {answer !== null && <p className={own.answer}>{answer}</p>}
      {reason !== null && (
        <p>
          {merchant} gives this reason: {reason}
        </p>
      )}
      {state === 'removed' && <p>Our team has removed it, because it breaks the rules for questions.</p>}
      {state === 'open' && (
        <div>
          <Button
            variant="quiet"
            size={40}
            className={styles.alone}
            busy={withdrawing.isPending}
            aria-label={`Withdraw: ${text}`}
            onClick={() => withdrawing.mutate()}
          >
            Withdraw
          </Button>
        </div>
      )}
      <p role="alert" className={styles.soft}>
        {withdrawing.error?.message}
      </p>
    </li>
  )
}
