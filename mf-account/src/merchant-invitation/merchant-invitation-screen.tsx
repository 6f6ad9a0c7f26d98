import { openInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { ApiError, hrefs, Link, useApi, useLocation, useNavigate, useQuery, useSession } from '@nukkad/platform'
import { isAway, retryWhileAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { useEffect, useState } from 'react'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { InvitationView } from './invitation-view.tsx'
import styles from './merchant-invitation.module.css'

const mark = '#invitation='

/** The page of an invitation's link. Its token is in the fragment, which no server sees. */
export function MerchantInvitationScreen() {
  const { hash } = useLocation()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const mailed = hash.startsWith(mark) ? hash.slice(mark.length) : undefined
    setToken((before) => mailed ?? before ?? '')
  }, [hash])
  return (
    <Page kind="form" className={styles.page}>
      {token === undefined && <BackOfficeRows />}
      {token === '' && <NoInvitation text="Open the link of the email that invited you." />}
      {token && <Invitation key={token} token={token} />}
    </Page>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const api = useApi()
  const { status, user } = useSession()
  const [isAccepted, setAccepted] = useState(false)
  useTokenOutOfHistory()
  const invitation = useQuery({
    // What the page offers depends on who is signed in.
    queryKey: ['merchant-invitation', token, user?._id ?? ''],
    queryFn: async ({ signal }) => (await api.call(openInvitation, { body: { token } }, { signal })).data,
    enabled: status !== 'unknown' && !isAccepted,
    retry: false,
    ...retryWhileAway,
  })
  const { data, error, isError } = invitation
  if (data) return <InvitationView token={token} invitation={data} onAccepted={() => setAccepted(true)} />
  if (error instanceof ApiError && error.isAbsent) return <NoInvitation text={error.message} />
  if (!isError) return <BackOfficeRows />
  return <LoadFailure what="The invitation" isAway={isAway(error)} onRetry={() => void invitation.refetch()} />
}

function NoInvitation({ text }: { readonly text: string }) {
  return (
    <EmptyState
      level={1}
      title="This link opens nothing"
      text={text}
      action={
        <ButtonLink href={hrefs.merchantSignIn()} linkAs={Link}>
          Sign in to the back office
        </ButtonLink>
      }
    />
  )
}

/** Removes the token from the address once it has been read, so that it does not stay in the history. */
function useTokenOutOfHistory(): void {
  const go = useNavigate()
  const { pathname, hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith(mark)) go(pathname, { replace: true, keepScroll: true })
  }, [go, hash, pathname])
}
