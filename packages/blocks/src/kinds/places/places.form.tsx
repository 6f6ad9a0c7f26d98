import type { BlockFormProps } from '@nukkad/editor/fields'
import { ThingsForm } from '../../form-parts/things-form.tsx'
import type { BlockData } from '../../registry.ts'

export const PlacesForm = (props: BlockFormProps<BlockData<'places'>>) => <ThingsForm sort="place" {...props} />
