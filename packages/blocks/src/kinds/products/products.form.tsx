import type { BlockFormProps } from '@nukkad/editor/fields'
import { ThingsForm } from '../../form-parts/things-form.tsx'
import type { BlockData } from '../../registry.ts'

export const ProductsForm = (props: BlockFormProps<BlockData<'products'>>) => <ThingsForm sort="product" {...props} />
