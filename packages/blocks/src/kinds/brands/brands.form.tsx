import type { BlockFormProps } from '@nukkad/editor/fields'
import { ThingsForm } from '../../form-parts/things-form.tsx'
import type { BlockData } from '../../registry.ts'

export const BrandsForm = (props: BlockFormProps<BlockData<'brands'>>) => <ThingsForm sort="brand" {...props} />
