import type { AnswerOf } from '@nukkad/contracts'
import type { womensDay } from '@nukkad/contracts/endpoints/shop/brands'
import { defineScreen, hrefs, Link, need, useApi, useSuspenseQuery } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { makesWords } from '../parts/brands/brand-words.ts'
import { womensDayQuery } from '../parts/brands/brands.queries.ts'
import { CampaignEnded } from '../parts/brands/campaign-ended.tsx'
import { ProductGrid } from '../parts/products/product-grid.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './womens-day.module.css'

type Campaign = AnswerOf<typeof womensDay>['data']

/** The Women's Day campaign: brands led by women, each with its maker's name. */
function WomensDayPage() {
  const { data: campaign } = useSuspenseQuery(womensDayQuery(useApi()))
  const { title, intro, brands, products, isOver } = campaign
  if (isOver) return <CampaignEnded title={title} />
  return (
    <>
      <header className={styles.hero}>
        <p className={styles.names} aria-hidden="true">
          {brands
            .slice(0, 14)
            .map(({ maker }) => maker.split(' ')[0])
            .join(' · ')}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.count}>
          <strong>{brands.length}</strong> workshops
        </p>
      </header>
      <Page>
        <Section title="The names on the doors" className={styles.doors}>
          <ul className={styles.brands}>
            {brands.map((brand, at) => (
              <li key={brand.id} className={styles.brand}>
                <PictureView
                  picture={brand.image}
                  width={260}
                  aspect={4 / 5}
                  decorative
                  className={styles.picture}
                  priority={at < 2}
                />
                <p className={styles.maker}>{brand.maker}</p>
                <h3 className={styles.name}>
                  <Link to={hrefs.merchant(brand.slug)}>{brand.name}</Link>
                </h3>
                <p className={styles.what}>
                  {brand.locality}, {brand.city.name}. Makes {makesWords(brand)}.
                </p>
              </li>
            ))}
          </ul>
        </Section>
        {products.length > 0 && (
          <Section title="From their hands" action={<Link to={hrefs.brands('women=1')}>All brands, A to Z</Link>}>
            <ProductGrid products={products} />
          </Section>
        )}
      </Page>
    </>
  )
}

export const screen = defineScreen({
  load: ({ api, query }) => need(query.ensureQueryData(womensDayQuery(api))),
  head: ({ query, url }) => {
    const campaign = query.getQueryData<Campaign>(['womens-day'])
    return {
      title: `${campaign?.title ?? 'Brands led by women'} | Nukkad`,
      description: campaign?.intro ?? 'Small Indian brands that are led by women.',
      canonical: hrefs.womenLedBrands(),
      ...(campaign?.isOver && { robots: 'noindex' }),
      ...(campaign?.brands[0] && { image: campaign.brands[0].image.url }),
      jsonLd: itemListLd(
        url.origin,
        (campaign?.brands ?? []).map(({ slug, name }) => ({ title: name, href: hrefs.merchant(slug) })),
      ),
    }
  },
  Skeleton: PageSkeleton,
  Component: WomensDayPage,
})
