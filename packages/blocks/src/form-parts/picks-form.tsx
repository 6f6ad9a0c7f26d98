import { type BlockFormProps, Fields, formFields, PickedField } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { ComponentProps } from 'react'

interface PickedList {
  readonly title: string
  readonly slugs: string[]
}
type PicksFormProps = BlockFormProps<PickedList> & Pick<ComponentProps<typeof PickedField>, 'kind'>

/** A list of chosen items of the site under a heading. */
export function PicksForm({ kind, ...props }: PicksFormProps) {
  const { typed, held } = formFields(props)
  return (
    <Fields>
      <TextField label="Heading of the list" optional maxLength={160} {...typed('title')} />
      <PickedField
        kind={kind}
        city={props.city}
        slugs={props.data.slugs}
        error={held('slugs').error}
        onChange={held('slugs').onChange}
      />
    </Fields>
  )
}
