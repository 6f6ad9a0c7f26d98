import type { BlockFormProps } from '@nukkad/editor/fields'
import { PicksForm } from '../../form-parts/picks-form.tsx'
import type { BlockData } from '../../registry.ts'

export const ProductsForm = (props: BlockFormProps<BlockData<'products'>>) => <PicksForm kind="product" {...props} />
