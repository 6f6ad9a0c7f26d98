import { type BlockFormProps, PickedOne } from '@nukkad/editor/fields'
import type { BlockData } from '../../registry.ts'

export function VideoForm({ data, city, problems, onChange }: BlockFormProps<BlockData<'video'>>) {
  return (
    <PickedOne
      sort="video"
      slug={data.slug}
      city={city}
      error={problems.slug ?? problems.slugs}
      onChange={(slug) => onChange({ slug })}
    />
  )
}
