import type { Integrity } from '@nukkad/contracts'
import type { RenderRequest, RenderResult } from '@nukkad/platform/host/server'
import type { AskedCall, ToldCall } from './api/api-messages.ts'

/** The path of a release's server bundle and its expected hash. */
export interface ServerBundle {
  /** name@version, by which failures are counted */
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

/**
 * A result whose HTML and state are already the bytes for the page: converting them to text and back took half of the
 * main thread's time for an uncached page (decision 0620).
 */
export interface SlotResult extends Omit<RenderResult, 'html' | 'state'> {
  readonly html: Buffer
  readonly state: Buffer | null
}

/** An error, passed between processes as text. */
export interface RenderFault {
  readonly message: string
  readonly stack: string
}

/** The source of the bundle is the frame's body. */
interface LoadOrder {
  readonly kind: 'load'
  readonly release: string
  readonly file: string
}

export interface RenderOrder {
  readonly kind: 'render'
  readonly job: number
  readonly request: RenderRequest
}

/** Messages from the shell to a render process. */
export type ToProcess = LoadOrder | RenderOrder | ToldCall | { readonly kind: 'ping' }

/** Its HTML, followed by its state, is the frame's body. */
export interface RenderedAnswer extends Omit<SlotResult, 'html' | 'state'> {
  readonly kind: 'rendered'
  readonly job: number
  readonly htmlBytes: number
  readonly hasState: boolean
}

export interface ThrewAnswer {
  readonly kind: 'threw'
  readonly job: number
  readonly fault: RenderFault
}

/** Messages from a render process. `loaded` is sent once, with the error if loading its bundle failed. */
export type FromProcess =
  | { readonly kind: 'up' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'loaded'; readonly fault?: RenderFault }
  | RenderedAnswer
  | ThrewAnswer
  | AskedCall

/** Whole pages have a tenth of that. */
export const mostReplyBytes = 4 * 1024 * 1024
