import { type BlockFormProps, PickedOne } from '@nukkad/editor/fields'
import type { BlockData } from '../../registry.ts'

export function PollForm({ data, inputErrors, onChange }: BlockFormProps<BlockData<'poll'>>) {
  return (
    <PickedOne
      kind="poll"
      slug={data.slug}
      city={null}
      error={inputErrors.slug}
      onChange={(slug) => onChange({ slug })}
    />
  )
}
