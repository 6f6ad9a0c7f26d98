import { type BlockFormProps, PickedOne } from '@nukkad/editor/fields'
import type { BlockData } from '../../registry.ts'

export function PollForm({ data, problems, onChange }: BlockFormProps<BlockData<'poll'>>) {
  return (
    <PickedOne kind="poll" slug={data.slug} city={null} error={problems.slug} onChange={(slug) => onChange({ slug })} />
  )
}
