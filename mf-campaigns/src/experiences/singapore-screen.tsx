import { hrefs, Link, useApi, useParams, useSuspenseQuery } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { NightHead } from '../parts/heads/night-head.tsx'
import { singaporeQuery } from './experiences.queries.ts'
import styles from './singapore.module.css'
import { SingaporeEntry } from './singapore-entry.tsx'

/** The Singapore campaign, or one category of it. */
export function SingaporeScreen() {
  const { slug } = useParams()
  const { data } = useSuspenseQuery(singaporeQuery(useApi(), slug))
  const shown = slug ? data.categories.filter((one) => one.slug === slug) : data.categories
  const others = data.categories.filter((one) => one.slug !== slug)
  return (
    <Page>
      {slug && (
        <Breadcrumbs
          items={[{ title: 'Made in Singapore', href: hrefs.singapore() }, { title: data.hero.title }]}
          linkAs={Link}
        />
      )}
      <header className={styles.hero}>
        <PictureView
          picture={data.hero.image}
          width={1200}
          sizes="(width >= 800px) 78rem, 100vw"
          aspect={2}
          priority
          className={styles.scene}
        />
        <NightHead
          kicker={slug ? 'Made in Singapore' : 'Four and a half hours away'}
          title={data.hero.title}
          className={styles.words}
        >
          <p>{data.hero.text}</p>
        </NightHead>
      </header>
      {shown.map((category) => (
        <Section
          key={category.slug}
          title={slug ? `${category.count} things to do` : category.title}
          action={!slug && <Link to={hrefs.singapore(category.slug)}>More of it</Link>}
        >
          {!slug && <p className={styles.line}>{category.line}</p>}
          <ol className={styles.list}>
            {data.experiences
              .filter((one) => one.category === category.slug)
              .map((one) => (
                <SingaporeEntry key={one.id} one={one} isLong={Boolean(slug)} />
              ))}
          </ol>
        </Section>
      ))}
      <aside className={styles.plan} aria-labelledby="plan">
        <h2 id="plan" className={styles.entryTitle}>
          Three days, planned for you
        </h2>
        <p className={styles.line}>
          Tell us when you fly and what you want most. We email you a plan with prices in rupees.
        </p>
        <ButtonLink href={hrefs.form('made-in-singapore')} linkAs={Link}>
          Plan my days
        </ButtonLink>
      </aside>
      {slug && (
        <Section title="The rest of the trip">
          <ul className={styles.parts}>
            {others.map((one) => (
              <li key={one.slug}>
                <Link to={hrefs.singapore(one.slug)}>{one.title}</Link>
                <span>{one.line}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
