import type { BlockFormProps } from '@nukkad/editor/fields'
import { ThingsForm } from '../../form-parts/things-form.tsx'
import type { BlockData } from '../../registry.ts'

export const PostsForm = (props: BlockFormProps<BlockData<'posts'>>) => <ThingsForm sort="post" {...props} />
