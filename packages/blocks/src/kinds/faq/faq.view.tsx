import { Accordion } from '@nukkad/ui/accordion'
import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps } from '../../view.ts'
import styles from './faq.module.css'

/** Questions that open, without JavaScript too. */
export function FaqView({ id, data, heading, look }: BlockViewProps<'faq'>) {
  return (
    <section className={styles.faq} aria-label={data.title || 'Questions'}>
      {data.title && (
        <BlockHeading heading={heading} look={look}>
          {data.title}
        </BlockHeading>
      )}
      <Accordion
        items={data.items.map(({ question, answer }, at) => ({
          id: `${id}-${at}`,
          title: question,
          content: <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />,
        }))}
      />
    </section>
  )
}
