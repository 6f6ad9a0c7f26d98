import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import {
  defineScreen,
  formatDay,
  hrefs,
  Link,
  useApi,
  useBus,
  useBusEvent,
  useParams,
  useQuery,
  useSession,
  useSuspenseQuery,
} from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { useRef } from 'react'
import { GiftView } from './gift-view.tsx'
import styles from './token.module.css'
import { tokenQuery, useSpendToken } from './token.queries.ts'
import { TokenSkeleton } from './token-skeleton.tsx'

function TokenPage() {
  const api = useApi()
  const { token = '' } = useParams()
  const { user } = useSession()
  // The server draws what a guest sees; whose it is comes with the session.
  const seen = useSuspenseQuery(tokenQuery(api, token, undefined)).data
  const mine = useQuery({ ...tokenQuery(api, token, user?._id), enabled: user !== null }).data
  return (
    <Page kind="text">
      <article className={styles.ticket} data-state={mine?.isMine ? undefined : (mine ?? seen).state}>
        <TokenBody token={token} view={mine ?? seen} />
      </article>
    </Page>
  )
}

const said: Readonly<Record<Exclude<TokenView['state'], 'valid'>, readonly [title: string, line: string]>> = {
  spent: ['This one is taken', 'It could be used once, and somebody has. If it was meant for you, ask who sent it.'],
  expired: ['This came too late', 'Its time is over. Whoever sent it to you may send another.'],
  unknown: [
    'We do not know this link',
    'Look whether all of it was copied: it begins with t- and has sixteen signs after.',
  ],
}

function TokenBody({ token, view }: { readonly token: string; readonly view: TokenView }) {
  if (view.isMine && view.gift) return <GiftView title={view.title} gift={view.gift} />
  if (view.state === 'valid') return <TakeIt token={token} view={view} />
  const [title, line] = said[view.state]
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
      <ButtonLink href={hrefs.shop()} linkAs={Link} variant="secondary">
        To the shop
      </ButtonLink>
    </>
  )
}

/** A button spends it, nothing else does: mail scanners and previews only look. */
function TakeIt({ token, view }: { readonly token: string; readonly view: TokenView }) {
  const bus = useBus()
  const { user } = useSession()
  const spend = useSpendToken(token)
  const isWanted = useRef(false)
  useBusEvent('session.started', ({ userId }) => {
    if (isWanted.current) spend.mutate(userId)
    isWanted.current = false
  })
  const take = () => {
    if (user) return spend.mutate(user._id)
    isWanted.current = true
    bus.request('sign-in', { reason: 'Sign in, and it is yours.' })
  }
  return (
    <>
      <p className={styles.kicker}>For you, once</p>
      <h1 className={styles.title}>{view.title}</h1>
      <p className={styles.line}>{view.line}</p>
      <Button size={56} busy={spend.isPending} onClick={take}>
        Take it
      </Button>
      {spend.isError && (
        <p role="alert" className={styles.fault}>
          That did not work, and nothing is spent. Please try again.
        </p>
      )}
      <p className={styles.terms}>
        It can be taken by one person, {view.endsAt ? `until ${formatDay(view.endsAt)}` : 'once'}. Looking at this page
        takes nothing.
      </p>
    </>
  )
}

export const screen = defineScreen({
  load: ({ api, params, query }) => query.ensureQueryData(tokenQuery(api, params.token ?? '', undefined)),
  head: ({ params, query }) => {
    const view = query.getQueryData<TokenView>(['campaign-token', params.token ?? '', 'guest'])
    const title = view?.state === 'valid' ? view.title : view ? said[view.state][0] : 'For you, once'
    return {
      title: `${title} | Nukkad`,
      description: view?.line || 'Something that can be taken once.',
      robots: 'noindex, nofollow',
    }
  },
  Skeleton: TokenSkeleton,
  Component: TokenPage,
})
