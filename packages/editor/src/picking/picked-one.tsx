import type { ThingSort } from './pickable.ts'
import { PickedField } from './picked-field.tsx'

interface PickedOneProps {
  readonly sort: ThingSort
  readonly slug: string
  readonly city: string | null
  readonly error?: string | undefined
  readonly onChange: (slug: string) => void
}

/** A single item of the site. */
export const PickedOne = ({ slug, onChange, ...rest }: PickedOneProps) => (
  <PickedField {...rest} slugs={slug ? [slug] : []} most={1} onChange={([one = '']) => onChange(one)} />
)
