import { defineScreen, hrefs, Link, useApi, useQuery, useSearchParams } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { IconRefresh } from '@nukkad/ui/icons'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { Skeleton } from '@nukkad/ui/skeleton'
import { type BrandWish, generatedQuery } from '../parts/brands/brands.queries.ts'
import { ProductGrid } from '../parts/products/product-grid.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './brand-generator.module.css'
import { Matchbox } from './matchbox.tsx'
import { WishForm } from './wish-form.tsx'
import { wishIn, wishQuery } from './wish-in-address.ts'

const words = { mood: 'mood', price: 'price', category: 'what they make', city: 'city' } as const

/** Pick a mood, get a brand, shown as a matchbox label. The URL holds the choices and the turn. */
function BrandGeneratorPage() {
  const wish = wishIn(useSearchParams()[0])
  return (
    <Page>
      <div className={styles.board}>
        <div className={styles.asking}>
          <h1>Deal me a brand</h1>
          <p className={styles.lead}>
            Sixty-odd makers, one of them for how you feel today. Pick what matters, leave the rest to chance.
          </p>
          <WishForm wish={wish ?? {}} />
        </div>
        <Dealt wish={wish ?? { turn: 0 }} />
      </div>
    </Page>
  )
}

function Dealt({ wish }: { readonly wish: BrandWish }) {
  const { data } = useQuery(generatedQuery(useApi(), wish))
  if (!data) return <Skeleton kind="block" height={480} />
  const { brand, relaxed, total, products } = data
  if (!brand) return <p>There are no brands right now.</p>
  const another = hrefs.brandGenerator(wishQuery(wish, (wish.turn ?? 0) + 1))
  return (
    <div className={styles.dealt} aria-live="polite">
      {relaxed.length > 0 && (
        <p role="note" className={styles.relaxed}>
          No brand matches everything, so we ignored the {relaxed.map((one) => words[one]).join(' and the ')}.
        </p>
      )}
      <Matchbox brand={brand} />
      <div className={styles.actions}>
        {total > 1 && (
          <ButtonLink linkAs={Link} href={another} rel="nofollow" icon={<IconRefresh size={20} />}>
            Another one
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" linkAs={Link} href={hrefs.generatedBrand(brand.id)}>
          Tell me more
        </ButtonLink>
      </div>
      <p className={styles.count}>{total === 1 ? 'The only match.' : `One of ${total}.`}</p>
      <Section title={`Made by ${brand.maker}`} className={styles.products}>
        <ProductGrid products={products} />
      </Section>
    </div>
  )
}

export const screen = defineScreen({
  load: ({ api, query, url }) => query.ensureQueryData(generatedQuery(api, wishIn(url.searchParams) ?? { turn: 0 })),
  head: ({ url }) => ({
    title: 'Brand generator: a maker for your mood | Nukkad',
    description:
      'Pick a city, what they make, a price and a mood, and get a small Indian brand you did not know, with its story and what it sells.',
    canonical: hrefs.brandGenerator(),
    ...(url.searchParams.has('turn') && { robots: 'noindex, follow' }),
  }),
  Skeleton: PageSkeleton,
  Component: BrandGeneratorPage,
})
