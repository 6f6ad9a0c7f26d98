import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { applyForOpening } from '@nukkad/contracts/endpoints/site/careers'
import { hrefs, Link, useApi } from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'
import styles from './careers.module.css'

/** The application form: for one opening, or without one. */
export function Application({ form, openingId }: { readonly form: FormDefinition; readonly openingId?: string }) {
  const api = useApi()
  const filling = useFilledIn(form, {
    hide: ['opening'],
    send: (filled, key) => api.call(applyForOpening, { body: { ...(openingId && { openingId }), ...filled } }, { key }),
  })
  const title = openingId ? form.title : 'Nothing fits, but you would still like to join us?'
  return (
    <section id="apply" className={styles.apply} aria-label={title}>
      <FormSheet {...filling} title={title} wayOn={<Link to={hrefs.careers()}>All places</Link>} />
    </section>
  )
}
