import type { BlockFormProps } from '@nukkad/editor/fields'
import { PicksForm } from '../../form-parts/picks-form.tsx'
import type { BlockData } from '../../registry.ts'

export const PlacesForm = (props: BlockFormProps<BlockData<'places'>>) => <PicksForm kind="place" {...props} />
