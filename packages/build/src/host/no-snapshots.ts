/**
 * Stands in for the federation runtime's handling of deployment manifests and preload lists. The shell has a signed
 * snapshot of its own, names what to preload in the page, and registers remotes by the address of their entry.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin(): void {} }
}
export const getGlobalRemoteInfo = (): object => ({})
export const snapshotPlugin = (): object => ({ name: 'no-snapshots' })
export const generatePreloadAssetsPlugin = (): object => ({ name: 'no-preload-lists' })
export const formatPreloadArgs = (): never[] => []
export const preloadAssets = (): never[] => []
