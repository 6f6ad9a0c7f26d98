import type { SavedGiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'
import {
  defineScreen,
  hrefs,
  Link,
  need,
  notFound,
  useApi,
  useParams,
  useSuspenseQuery,
  useTrack,
} from '@nukkad/platform'
import { useShare } from '@nukkad/platform/share'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Button } from '@nukkad/ui/button'
import { IconShare } from '@nukkad/ui/icons'
import { Page } from '@nukkad/ui/page'
import { addressQuery } from '../parts/gift-finder/answers-in-address.ts'
import { giftListKey, giftListQuery } from '../parts/gift-finder/gift-finder.queries.ts'
import { GiftListView } from '../parts/gift-finder/gift-list-view.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './gift-list.module.css'

function GiftListPage() {
  const { slug = '', id = '' } = useParams()
  const { data: list } = useSuspenseQuery(giftListQuery(useApi(), slug, id))
  const share = useShare()
  const track = useTrack()
  const answers = new Map(list.answers.map(({ questionId, values }) => [questionId, values]))
  const href = hrefs.giftList(slug, id)
  async function send() {
    // Not the address itself: who knows it may see the list.
    if (await share(href, list.title)) track('THING_SHARED', { path: hrefs.giftFinder(slug) })
  }
  return (
    <Page>
      <Breadcrumbs
        linkAs={Link}
        items={[
          { title: 'Gift finder', href: hrefs.giftShop() },
          { title: list.title, href: hrefs.giftFinder(slug) },
          { title: 'Your list' },
        ]}
      />
      <GiftListView
        list={list}
        occasion={list.occasion}
        changeHref={hrefs.giftFinder(slug, addressQuery(answers, 1, id))}
        actions={
          <Button size={40} icon={<IconShare size={18} />} onClick={send}>
            Share this list
          </Button>
        }
      />
      <p className={styles.note}>
        This page has a private link that no one can guess; share it with anyone. It shows what is in stock when it is
        opened.
      </p>
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query, params }) =>
    /^[A-Za-z0-9_-]{22}$/.test(params.id ?? '')
      ? need(query.ensureQueryData(giftListQuery(api, params.slug ?? '', params.id ?? '')))
      : notFound(),
  head: ({ params, query, url }) => {
    const list = query.getQueryData<SavedGiftList>(giftListKey(params.slug ?? '', params.id ?? ''))
    const labels = list?.answers.flatMap((answer) => answer.labels) ?? []
    return {
      title: `${[list?.title ?? 'Gifts', ...labels.slice(0, 3)].join(', ')} | Nukkad`,
      description: `${list?.products.length ?? 0} gifts that fit, each with the reason why.`,
      canonical: url.pathname,
      robots: 'noindex',
      ...(list?.products[0] && { image: list.products[0].image.url }),
    }
  },
  Skeleton: PageSkeleton,
  Component: GiftListPage,
})
