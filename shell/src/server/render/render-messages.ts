import type { Integrity } from '@nukkad/contracts'
import type { RenderRequest, RenderResult } from '@nukkad/platform/host/server'
import type { AskedCall, ToldCall } from './api/api-messages.ts'

/** Where a release's server bundle lies and what it must hash to. */
export interface ServerBundle {
  /** name@version: what failures are counted by */
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
 * A result whose HTML and state are already the bytes that go into the page: making text of them and bytes of the text
 * took half of the main thread's time for a page that is in no cache (decision 0620).
 */
export interface SlotResult extends Omit<RenderResult, 'html' | 'state'> {
  readonly html: Buffer
  readonly state: Buffer | null
}

/** An error that crossed the border of the process as text. */
export interface RenderFault {
  readonly message: string
  readonly stack: string
}

/** The source of the bundle follows as the frame's body. */
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

/** What the shell says to a process that renders. */
export type ToProcess = LoadOrder | RenderOrder | ToldCall | { readonly kind: 'ping' }

/** Its HTML and, behind it, its state follow as the frame's body. */
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

/** What the process says. `loaded` comes once, with or without the fault that its bundle began with. */
export type FromProcess =
  | { readonly kind: 'up' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'loaded'; readonly fault?: RenderFault }
  | RenderedAnswer
  | ThrewAnswer
  | AskedCall

/** Whole pages weigh a tenth of that. */
export const mostReplyBytes = 4 * 1024 * 1024
