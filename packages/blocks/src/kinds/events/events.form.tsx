import type { BlockFormProps } from '@nukkad/editor/fields'
import { ThingsForm } from '../../form-parts/things-form.tsx'
import type { BlockData } from '../../registry.ts'

export const EventsForm = (props: BlockFormProps<BlockData<'events'>>) => <ThingsForm sort="event" {...props} />
