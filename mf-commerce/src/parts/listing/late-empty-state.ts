import { latePart } from '@nukkad/platform/late-part'

/** Loaded on demand, because most lists are not empty. */
export const EmptyState = latePart(async () => (await import('@nukkad/ui/empty-state')).EmptyState)
