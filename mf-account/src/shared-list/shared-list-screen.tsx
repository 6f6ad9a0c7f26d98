import { hrefs, Link, useApi, useParams, useSearchParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { useShare } from '@nukkad/platform/share'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { IconShare } from '@nukkad/ui/icons'
import { Kicker } from '@nukkad/ui/kicker'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { useEffect } from 'react'
import rowStyles from '../parts/content-row/rows.module.css'
import { contentOf, itemCount } from '../parts/saved-content/saved-content.ts'
import styles from './shared-list.module.css'
import { pageIn, sharedListQuery } from './shared-list.queries.ts'
import { SharedRow } from './shared-row.tsx'

/** A list of saves as its owner shares it: what is gone is counted, what is sold out says so. */
export function SharedListScreen() {
  const { code = '' } = useParams()
  const [search] = useSearchParams()
  const page = pageIn(search.get('page'))
  const { data: shown } = useSuspenseQuery(sharedListQuery(useApi(), code, page))
  const { name, sharedAs, count } = shown.list
  const track = useTrack()
  const share = useShare()
  const href = hrefs.sharedList(code)
  useEffect(() => track('SHARED_LIST_VIEWED', { count }), [track, count])
  const rows = shown.data.flatMap((item) => {
    const content = contentOf(item)
    return content ? [{ item, content }] : []
  })
  const gone = shown.data.length - rows.length
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <Kicker>{sharedAs ? `A list by ${sharedAs}` : 'A list'}</Kicker>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.meta}>{itemCount(count)}</p>
        <div className={styles.actions}>
          <Button size={40} variant="secondary" icon={<IconShare size={18} />} onClick={() => void share(href, name)}>
            Share
          </Button>
        </div>
      </header>
      {rows.length === 0 && <Nothing isEmpty={count === 0} />}
      <ul className={rowStyles.list}>
        {rows.map(({ item, content }) => (
          <SharedRow key={`${item.kind} ${item.ref}`} item={item} content={content} />
        ))}
      </ul>
      {gone > 0 && rows.length > 0 && (
        <p className={styles.gone}>
          {gone === 1 ? '1 thing on this list is no longer available.' : `${gone} things are no longer available.`}
        </p>
      )}
      <Pager
        page={page}
        hasNext={shown.hasNext}
        hrefOf={(to) => (to === 1 ? href : `${href}?page=${to}`)}
        linkAs={Link}
      />
    </Page>
  )
}

const Nothing = ({ isEmpty }: { readonly isEmpty: boolean }) => (
  <EmptyState
    title={isEmpty ? 'Nothing on this list yet' : 'Nothing here is available any more'}
    text={isEmpty ? 'Come back when its owner has added something.' : 'There is more to find on Nukkad.'}
    action={
      <ButtonLink size={48} linkAs={Link} href={hrefs.home()}>
        Look around
      </ButtonLink>
    }
  />
)
