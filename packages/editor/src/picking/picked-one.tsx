import { useApi, useQuery } from '@nukkad/platform'
import { useId } from 'react'
import styles from '../editor.module.css'
import { fewestLetters, foundQuery, type PickableKind, wordsOf } from './pickable.ts'
import { PickedField } from './picked-field.tsx'

interface PickedOneProps {
  readonly kind: PickableKind
  readonly slug: string
  readonly city: string | null
  readonly error?: string | undefined
  readonly onChange: (slug: string) => void
}

/** A single item of the site, by its name. */
export function PickedOne({ slug, onChange, ...rest }: PickedOneProps) {
  const { kind, city } = rest
  const words = wordsOf(slug)
  const { data } = useQuery({
    ...foundQuery(useApi(), kind, words, city),
    enabled: slug !== '' && words.length >= fewestLetters(kind),
  })
  const titles = Object.fromEntries((data ?? []).map((one) => [one.slug, one.title]))
  const onSlugs = ([one = '']: readonly string[]) => onChange(one)
  return <PickedField {...rest} slugs={slug ? [slug] : []} most={1} titles={titles} onChange={onSlugs} />
}

interface PickedFieldsetProps extends PickedOneProps {
  readonly label: string
  readonly hint: string
}

/** A single item as a field of a form, with a label. */
export function PickedFieldset({ label, hint, ...rest }: PickedFieldsetProps) {
  const id = useId()
  return (
    <fieldset className={styles.picture} aria-describedby={id}>
      <legend>{label}</legend>
      <p id={id} className={styles.quiet}>
        {hint}
      </p>
      <PickedOne {...rest} />
    </fieldset>
  )
}
