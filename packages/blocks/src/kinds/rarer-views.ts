import type { KindName } from '../registry.ts'
import type { KindView } from '../view.ts'

/**
 * Imports the view of a kind by the name of its folder: webpack puts every `<kind>.view.tsx` into this module's file.
 * @throws an error with the code MODULE_NOT_FOUND for a kind that this release does not have
 */
export async function rarerView<K extends KindName>(kind: K): Promise<KindView<K>> {
  return (await import(/* webpackMode: "eager" */ `./${kind}/${kind}.view.tsx`)).view
}
