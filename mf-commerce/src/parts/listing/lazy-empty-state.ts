import { lazyPart } from '@nukkad/platform/lazy-part'

/** Loaded on demand, because most lists are not empty. */
export const EmptyState = lazyPart(async () => (await import('@nukkad/ui/empty-state')).EmptyState)
