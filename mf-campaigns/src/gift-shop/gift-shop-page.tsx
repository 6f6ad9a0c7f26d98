import { defineScreen, hrefs, Link, useApi, useSuspenseQuery } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { occasionsKey, occasionsQuery } from '../parts/gift-finder/gift-finder.queries.ts'
import { PageHead } from '../parts/heads/page-head.tsx'
import { Motif } from '../parts/motif/motif.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './gift-shop.module.css'

const steps = [
  ['Say who it is for', 'and what makes their evening. One tap a question; skip what you don’t know.'],
  ['Read why', 'each thing is there. If hardly anything fits, we tell you which answer we ignored.'],
  ['Share the list', 'with whoever pays half. It shows what is in stock on the day they look.'],
] as const

/** The start of the gift finder: choose an occasion. */
function GiftShopPage() {
  const { data: occasions } = useSuspenseQuery(occasionsQuery(useApi()))
  return (
    <Page>
      <PageHead kicker="Gift finder" title="A gift that fits only them" className={styles.head}>
        Five questions about a person, none about your budget’s feelings. Then a dozen things from small makers, each
        with the reason why.
      </PageHead>
      <ul className={styles.string} aria-label="Occasions">
        {occasions.map(({ slug, title, intro, occasion, count }) => (
          <li key={slug} className={styles.tag}>
            <Motif occasion={occasion} className={styles.art} />
            <h2 className={styles.title}>
              <Link to={hrefs.giftFinder(slug)}>{title}</Link>
            </h2>
            <p className={styles.intro}>{intro}</p>
            <p className={styles.count} aria-hidden="true">
              {count} questions, about a minute
            </p>
          </li>
        ))}
      </ul>
      <Section title="How it works">
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query }) => query.ensureQueryData(occasionsQuery(api)),
  head: ({ query, url }) => {
    const occasions = query.getQueryData<{ slug: string; title: string }[]>(occasionsKey) ?? []
    return {
      title: 'Gift finder: a gift that fits, and why | Nukkad',
      description:
        'Answer five questions about a person and get a dozen gifts from small makers in your city, each with the reason why it fits.',
      canonical: hrefs.giftShop(),
      jsonLd: itemListLd(
        url.origin,
        occasions.map(({ slug, title }) => ({ title, href: hrefs.giftFinder(slug) })),
      ),
    }
  },
  Skeleton: PageSkeleton,
  Component: GiftShopPage,
})
