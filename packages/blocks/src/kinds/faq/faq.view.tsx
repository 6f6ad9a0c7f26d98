import { Accordion } from '@nukkad/ui/accordion'
import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './faq.module.css'

/** Questions that unfold their answers, also without JavaScript. */
function FaqView({ id, data, heading, look }: BlockViewProps<'faq'>) {
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

export const view: KindView<'faq'> = { v: 1, View: FaqView }
