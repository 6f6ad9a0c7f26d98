import { type BlockFormProps, PickedOne } from '@nukkad/editor/fields'
import type { BlockData } from '../../registry.ts'

export function MapForm({ data, city, inputErrors, onChange }: BlockFormProps<BlockData<'map'>>) {
  return (
    <PickedOne
      kind="map"
      slug={data.slug}
      city={city}
      error={inputErrors.slug ?? inputErrors.slugs}
      onChange={(slug) => onChange({ slug })}
    />
  )
}
