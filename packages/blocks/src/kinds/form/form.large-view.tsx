import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { Link } from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { ButtonLink } from '@nukkad/ui/button'
import { FormSheet } from '@nukkad/ui/form-sheet'
import type { BlockData } from '../../registry.ts'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './form.module.css'

/** A form inside the page; other blocks link to it by `#` and its name. A deleted form is not shown. */
function FormView({ data, content }: BlockViewProps<'form'>) {
  const [found] = inOrder([data.slug], content.forms)
  return found ? <Sheet form={found.form} cta={data.cta} /> : null
}

export const view: KindView<'form'> = { v: 1, View: FormView }

type SheetProps = { readonly form: FormDefinition } & Pick<BlockData<'form'>, 'cta'>

function Sheet({ form, cta }: SheetProps) {
  const wayOn = cta && (
    <ButtonLink href={cta.url} linkAs={Link} variant="secondary" size={40}>
      {cta.title}
    </ButtonLink>
  )
  return (
    <section id={form.id} aria-label={form.title} className={styles.form}>
      <FormSheet {...useFilledIn(form)} wayOn={wayOn} />
    </section>
  )
}
