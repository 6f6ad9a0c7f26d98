import type { Integrity } from '@nukkad/contracts'
import type { RenderRequest, RenderResult } from '@nukkad/platform/host/server'

/** Where a release's server bundle lies and what it must hash to. */
export interface ServerBundle {
  /** name@version: what the circuit counts by */
  readonly release: string
  /** federation name, e.g. mf_commerce_0_1_0_3fa9c21b07 */
  readonly id: string
  readonly file: string
  readonly integrity: Integrity
}

export interface RenderJob {
  readonly bundle: ServerBundle
  readonly request: RenderRequest
}

export type ToWorker =
  | { readonly kind: 'render'; readonly job: number; readonly bundle: ServerBundle; readonly request: RenderRequest }
  | { readonly kind: 'warm'; readonly bundle: ServerBundle }

/** A result whose state is already the text that goes into the page: one string crosses threads faster than a tree. */
export interface SlotResult extends Omit<RenderResult, 'state'> {
  readonly state: string | null
}

export type FromWorker =
  | { readonly job: number; readonly result: SlotResult }
  | { readonly job: number; readonly fault: RenderFault }

/** An error that crossed the thread boundary as text. */
export interface RenderFault {
  readonly message: string
  readonly stack: string
}

/** What a worker counts up while its event loop turns; the pool sees by it whether a render hangs. */
export const beatEveryMs = 25
