import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { defineScreen, hrefs, Link, useApi, useParams, useQuery, useSession, useSuspenseQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { GiftView } from './gift-view.tsx'
import { TakeToken } from './take-token.tsx'
import styles from './token.module.css'
import { tokenQuery } from './token.queries.ts'
import { TokenSkeleton } from './token-skeleton.tsx'

function TokenPage() {
  const api = useApi()
  const { token = '' } = useParams()
  const { user } = useSession()
  // The server renders the guest's view; ownership is known once the session is.
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
  spent: [
    'Already claimed',
    'It could be used once, and someone has used it. If it was meant for you, ask the person who sent it.',
  ],
  expired: ['This has expired', 'Ask the person who sent it for a new one.'],
  unknown: ['We do not know this link', 'Check that you copied all of it, from t- to the last character.'],
}

function TokenBody({ token, view }: { readonly token: string; readonly view: TokenView }) {
  if (view.isMine && view.gift) return <GiftView title={view.title} gift={view.gift} />
  if (view.state === 'valid') return <TakeToken token={token} view={view} />
  const [title, line] = said[view.state]
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
      <ButtonLink href={hrefs.shop()} linkAs={Link} variant="secondary">
        Go to the shop
      </ButtonLink>
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
      description: view?.line || 'A gift that can be claimed once.',
      robots: 'noindex, nofollow',
    }
  },
  Skeleton: TokenSkeleton,
  Component: TokenPage,
})
