import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { Avatar } from '@nukkad/ui/avatar'
import { ButtonLink } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { OwnLinks } from './own-links.tsx'
import styles from './programme.module.css'
import type { Programme } from './programme.ts'
import { authorsQuery } from './programmes.queries.ts'

/** What a programme is, what it offers, who takes part and how to join. */
export function ProgrammeScreen({ programme }: { readonly programme: Programme }) {
  const { kicker, title, lead, benefits, steps, questions, whoIsIn, formId } = programme
  const people = useQuery(authorsQuery(useApi())).data ?? []
  return (
    <Page className={styles.page}>
      <header className={styles.hero}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <a className={styles.jump} href="#join">
          How to join
        </a>
      </header>
      <OwnLinks />
      <Section title="What you get">
        <ul className={styles.benefits}>
          {benefits.map((one) => (
            <li key={one.title}>
              <h3>{one.title}</h3>
              <p>{one.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {people.length > 0 && (
        <Section title={whoIsIn}>
          <ul className={styles.people}>
            {people.slice(0, 12).map((person) => (
              <li key={person.id}>
                <Link to={person.href} className={styles.person}>
                  <Avatar name={person.name} image={person.face} size={64} />
                  <span>
                    <strong>{person.name}</strong>
                    <span className={styles.line}>{person.line}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="How to join" id="join">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
        <ButtonLink size={48} linkAs={Link} href={hrefs.form(formId)}>
          Ask to join
        </ButtonLink>
      </Section>
      <Section title="Asked often">
        <dl className={styles.questions}>
          {questions.map((question) => (
            <div key={question.title}>
              <dt>{question.title}</dt>
              <dd>{question.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  )
}
