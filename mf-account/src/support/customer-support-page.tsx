import { defineScreen, hrefs, useSearchParams } from '@nukkad/platform'
import { faqLd } from '@nukkad/platform/structured-data'
import { Accordion } from '@nukkad/ui/accordion'
import { Page } from '@nukkad/ui/page'
import { Contact } from './contact.tsx'
import { ExchangeSteps } from './exchange-steps.tsx'
import styles from './support.module.css'
import { TopicNav } from './topic-nav.tsx'
import { type Answer, topicOf, topics } from './topics.ts'

const accordionItem = ({ id, question, paragraphs }: Answer, at: number) => ({
  id,
  title: question,
  content: (
    <div className={styles.answer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ),
  isOpen: at === 0,
})

function CustomerSupportPage() {
  const [search] = useSearchParams()
  const topic = topicOf(search.get('tab'))
  return (
    <Page kind="wide" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>How can we help?</h1>
        <p className={styles.lead}>Most answers are one tap away. For the rest there are people, Monday to Saturday.</p>
      </header>
      <div className={styles.columns}>
        <TopicNav topics={topics} open={topic} />
        <section className={styles.topic} aria-labelledby="topic">
          <h2 id="topic" className={styles.topicTitle}>
            {topic.title}
          </h2>
          <p className={styles.intro}>{topic.intro}</p>
          {topic.id === 'exchangeorder' && <ExchangeSteps />}
          <Accordion key={topic.id} items={topic.answers.map(accordionItem)} />
        </section>
        <Contact />
      </div>
    </Page>
  )
}

export const screen = defineScreen({
  head: ({ url }) => {
    const topic = topicOf(url.searchParams.get('tab'))
    return {
      title: `Help: ${topic.title} | Nukkad`,
      description: `${topic.intro} Answers about orders, delivery, returns, exchange and paying on Nukkad.`,
      canonical: hrefs.support(),
      jsonLd: faqLd(topic.answers.map(({ question, paragraphs }) => ({ question, answer: paragraphs.join(' ') }))),
    }
  },
  Component: CustomerSupportPage,
})
