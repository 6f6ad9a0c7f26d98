import type { AnswerOf } from '@nukkad/contracts'
import type { rankedBrands } from '@nukkad/contracts/endpoints/shop/brands'
import { defineScreen, hrefs, Link, need, useApi, useSuspenseQuery } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { Kicker } from '@nukkad/ui/kicker'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { whereFrom } from '../parts/brands/brand-words.ts'
import { rankedQuery } from '../parts/brands/brands.queries.ts'
import { CampaignEnded } from '../parts/brands/campaign-ended.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import { BrandProducts } from './brand-products.tsx'
import styles from './top-brands.module.css'

const slug = 'lbbtop30'
type Ranked = AnswerOf<typeof rankedBrands>['data']

/** Thirty ranked brands, laid out like a newspaper's results page. */
function TopBrandsPage() {
  const { data: list } = useSuspenseQuery(rankedQuery(useApi(), slug))
  if (list.isOver) return <CampaignEnded title={list.title} />
  return (
    <Page>
      <header className={styles.head}>
        <Kicker className={styles.kicker}>Nukkad’s list</Kicker>
        <h1 className={styles.title}>{list.title}</h1>
        <p className={styles.lead}>{list.intro}</p>
      </header>
      <ol className={styles.list}>
        {list.entries.map(({ rank, line, brand, products }) => (
          <li key={brand.id} className={rank <= 3 ? styles.first : styles.entry} value={rank}>
            <p className={styles.rank} aria-hidden="true">
              {rank}
            </p>
            <PictureView
              picture={brand.image}
              width={200}
              aspect={1}
              decorative
              priority={rank === 1}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={hrefs.merchant(brand.slug)}>{brand.name}</Link>
              </h2>
              <p className={styles.where}>{whereFrom(brand)}</p>
              <p className={styles.line}>{line}</p>
            </div>
            <BrandProducts products={products} of={brand.name} />
          </li>
        ))}
      </ol>
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query }) => need(query.ensureQueryData(rankedQuery(api, slug))),
  head: ({ query, url }) => {
    const list = query.getQueryData<Ranked>(['ranked-brands', slug])
    return {
      title: `${list?.title ?? 'The thirty of the year'}: thirty small brands, ranked | Nukkad`,
      description: list?.intro ?? 'Thirty small Indian brands, ranked.',
      canonical: hrefs.topBrands(),
      ...(list?.isOver && { robots: 'noindex' }),
      ...(list?.entries[0] && { image: list.entries[0].brand.image.url }),
      jsonLd: itemListLd(
        url.origin,
        (list?.entries ?? []).map(({ brand }) => ({ title: brand.name, href: hrefs.merchant(brand.slug) })),
      ),
    }
  },
  Skeleton: PageSkeleton,
  Component: TopBrandsPage,
})
