import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'
import { Page } from '@nukkad/ui/page'
import styles from './subscription-form.module.css'

/** The form, styled as an order pad: its texts on the cover, its questions on the tear-off sheet. */
export function SubscriptionForm({ form }: { readonly form: FormDefinition }) {
  const filling = useFilledIn(form)
  return (
    <Page className={styles.page}>
      <header className={styles.cover}>
        <h1 className={styles.title}>{form.title}</h1>
        <p className={styles.intro}>{form.intro}</p>
        <p className={styles.count}>
          {form.fields.length} questions{form.endsAt && !form.isOver && <>, open until {formatDay(form.endsAt)}</>}
        </p>
      </header>
      <section className={styles.sheet} aria-label="The form">
        <FormSheet {...filling} hideTitle wayOn={<Link to={hrefs.shop()}>Browse the shop</Link>} />
      </section>
    </Page>
  )
}
