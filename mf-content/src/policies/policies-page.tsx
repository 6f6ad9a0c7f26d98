import { defineScreen, hrefs, Link, useLocation } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { Page } from '@nukkad/ui/page'
import { MeasuringSwitch } from './measuring-switch.tsx'
import styles from './policies.module.css'
import { changedOn, policies } from './policies.ts'
import { counting } from './privacy-policy.ts'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** All policies on one page, each part with its own anchor. */
function PoliciesPage() {
  const { hash } = useLocation()
  return (
    <Page className={styles.page}>
      <header className={styles.top}>
        <h1>The small print, in plain words</h1>
        <p className={styles.line}>
          How Nukkad sells, delivers, handles returns, uses your data and works for everyone. Last changed on{' '}
          <time dateTime={changedOn}>{day.format(new Date(changedOn))}</time>.
        </p>
      </header>
      <nav aria-label="Policies" className={styles.contents}>
        <ol>
          {policies.map(({ id, title, short }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={hash === `#${id}` ? 'true' : undefined}>
                <b>{title}</b>
                <span>{short}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {policies.map(({ id, title, parts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.policy}>
            <h2 id={`${id}-title`}>{title}</h2>
            {parts.map(({ heading, paragraphs }) => (
              <div key={heading} className={styles.part}>
                <h3>{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {heading === counting && <MeasuringSwitch />}
              </div>
            ))}
            {id === 'contact' && (
              <p className={styles.part}>
                <Link to={hrefs.support()}>Open the help page</Link>
                {' · '}
                <Link to={hrefs.complaint()}>Send a complaint</Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </Page>
  )
}

export const screen = defineScreen({
  head: ({ url }) => ({
    title: 'Terms, privacy, returns, shipping and accessibility | Nukkad',
    description:
      'How Nukkad sells, delivers, handles returns and uses your data: six short policies on one page, and who we are.',
    canonical: hrefs.policies(),
    jsonLd: breadcrumbLd(url.origin, [
      { title: 'Nukkad', href: hrefs.home() },
      { title: 'Policies', href: hrefs.policies() },
    ]),
  }),
  Component: PoliciesPage,
})
