import type { BrandDetails } from '@nukkad/contracts/endpoints/shop/brands'
import { defineScreen, hrefs, Link, need, useApi, useParams, useSuspenseQuery } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { brandQuery } from '../parts/brands/brands.queries.ts'
import { ProductGrid } from '../parts/products/product-grid.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './generated-brand.module.css'
import { Matchbox } from './matchbox.tsx'

function GeneratedBrandPage() {
  const { id = '' } = useParams()
  const { data: brand } = useSuspenseQuery(brandQuery(useApi(), id))
  return (
    <Page>
      <Breadcrumbs
        linkAs={Link}
        items={[{ title: 'Brand generator', href: hrefs.brandGenerator() }, { title: brand.name }]}
      />
      <div className={styles.top}>
        <Matchbox brand={brand} isPage />
        <div className={styles.story}>
          <h2>{brand.story_title}</h2>
          <p>{brand.story}</p>
          <div className={styles.actions}>
            <ButtonLink linkAs={Link} href={hrefs.merchant(brand.slug)}>
              {`All ${brand.product_count} products`}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              linkAs={Link}
              href={hrefs.brandGenerator(`turn=${Number(brand.id) % 50}`)}
              rel="nofollow"
            >
              Deal another brand
            </ButtonLink>
          </div>
        </div>
      </div>
      {brand.products.length > 0 && (
        <Section title="On sale today">
          <ProductGrid products={brand.products} />
        </Section>
      )}
      {brand.alike.length > 0 && (
        <Section title="Similar brands">
          <ul className={styles.alike}>
            {brand.alike.map((other) => (
              <li key={other.id}>
                <Matchbox brand={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(brandQuery(api, params.id ?? ''))),
  head: ({ params, query, url }) => {
    const brand = query.getQueryData<BrandDetails>(['brand', params.id ?? ''])
    if (!brand) return { title: 'Brand generator | Nukkad', canonical: url.pathname }
    return {
      title: `${brand.name}, ${brand.city.name}: ${brand.line} | Nukkad`,
      description: brand.story.slice(0, 155),
      canonical: hrefs.generatedBrand(brand.id),
      image: brand.image.url,
    }
  },
  Skeleton: PageSkeleton,
  Component: GeneratedBrandPage,
})
