import { latePart } from '@nukkad/platform/late-part'

/** Most lists have something on them. */
export const EmptyState = latePart(async () => (await import('@nukkad/ui/empty-state')).EmptyState)
