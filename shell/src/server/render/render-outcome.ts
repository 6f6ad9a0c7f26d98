import type { RenderFault, SlotResult } from './render-messages.ts'

/**
 * What became of a slot: `late` took longer than it may, `hung` and `crashed` ended with their process, `resting` is not
 * tried for now, `unready` came before its process had read the bundle, `crowded` were too many at a time.
 */
export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly result: SlotResult }
  | { readonly kind: 'late' | 'hung' | 'crashed' | 'resting' | 'unready' | 'crowded' }
  | { readonly kind: 'threw'; readonly fault: RenderFault }
