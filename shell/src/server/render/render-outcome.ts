import type { RenderFault, SlotResult } from './render-messages.ts'

/**
 * The outcome of rendering a slot: `late` exceeded its time limit, `hung` and `crashed` ended with their process,
 * `resting` is not attempted for now, `unready` came before the process had loaded the bundle, `crowded` exceeded the
 * number of concurrent jobs.
 */
export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly result: SlotResult }
  | { readonly kind: 'late' | 'hung' | 'crashed' | 'resting' | 'unready' | 'crowded' }
  | { readonly kind: 'threw'; readonly fault: RenderFault }
