import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import type { ReactNode } from 'react'
import { UnknownOrder } from '../order/unknown-order.tsx'
import styles from './request.module.css'
import { RequestSkeleton } from './request-skeleton.tsx'
import { returnableQuery } from './returnable.queries.ts'

interface RequestGateProps {
  readonly title: string
  readonly crumb: string
  readonly lead?: string
  readonly children: (returnable: Returnable) => ReactNode
}

/**
 * The frame of all pages for sending something back: it requires sign-in and loads the returnable lines before the
 * form.
 */
export function RequestGate({ title, crumb, lead, children }: RequestGateProps) {
  const { orderId = '' } = useParams()
  const { status } = useSession()
  const returnable = useQuery({ ...returnableQuery(useApi(), orderId), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title={title}
        text="Sign in to choose items to return."
        onSignIn={() => signIn('Sign in to continue.')}
      />
    )
  }
  if (isAbsent(returnable.error) && !returnable.data) return <UnknownOrder />
  if (!returnable.data && !returnable.isError) return <RequestSkeleton />
  return (
    <div className={styles.page}>
      <Breadcrumbs
        linkAs={Link}
        items={[
          { title: 'Your orders', href: hrefs.orderHistory() },
          { title: orderId, href: hrefs.orderDetails(orderId) },
          { title: crumb },
        ]}
      />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {returnable.data ? (
        children(returnable.data)
      ) : (
        <LoadFailure what="The order" isAway={isAway(returnable.error)} onRetry={() => void returnable.refetch()} />
      )}
    </div>
  )
}
