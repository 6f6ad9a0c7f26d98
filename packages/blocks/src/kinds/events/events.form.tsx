import type { BlockFormProps } from '@nukkad/editor/fields'
import { PicksForm } from '../../form-parts/picks-form.tsx'
import type { BlockData } from '../../registry.ts'

export const EventsForm = (props: BlockFormProps<BlockData<'events'>>) => <PicksForm kind="event" {...props} />
