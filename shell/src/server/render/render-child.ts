/**
 * The program of a process that renders the slots of one release. It has no access to files, the environment or the
 * shell: the bundle, the requests and the answers go through one channel. Damage that the bundle does is limited to
 * this process.
 */
// biome-ignore assist/source/organizeImports: it has to be the first.
import { showNetwork } from './unseen-network.ts'
import { Socket } from 'node:net'
import { renderSlot } from '@nukkad/platform/host/server'
import { escapeJson } from '../page/document/escape.ts'
import { ChannelAdapter } from './api/channel-adapter.ts'
import { FrameReader, writeFrame } from './frames.ts'
import {
  type FromProcess,
  mostReplyBytes,
  type RenderFault,
  type RenderOrder,
  type ToProcess,
} from './render-messages.ts'
import { type Slots, slotsOf } from './server-bundle.ts'
import { sharedModules } from './shared-modules.ts'

showNetwork()

/** The channel in addition to standard input, output and error. */
const channel = new Socket({ fd: 3, readable: true, writable: true })
/** A bundle has two megabytes at most. */
const mostOrderBytes = 64 * 1024 * 1024

let slots: Slots = {}
let beginning: RenderFault | undefined

const say = (message: FromProcess, ...body: Buffer[]) => writeFrame(channel, message, ...body)

/** The only connection to the API: the process has no network, if the system supports that. */
const api = new ChannelAdapter(say)

function faultOf(error: unknown): RenderFault {
  const known = error instanceof Error ? error : new Error(String(error))
  return { message: known.message, stack: known.stack ?? known.message }
}

async function render({ job, request }: RenderOrder): Promise<void> {
  try {
    const slot = slots[request.slot]
    if (beginning) return say({ kind: 'threw', job, fault: beginning })
    if (!slot) throw new Error(`There is no slot '${request.slot}' in the server bundle`)
    const { html: text, state: data, ...rest } = await renderSlot(slot, request, api.adapter)
    const html = Buffer.from(text)
    const state = data ? Buffer.from(escapeJson(data)) : undefined
    const bytes = html.length + (state?.length ?? 0)
    if (bytes > mostReplyBytes) throw new Error(`The slot has ${bytes} bytes, more than the limit of ${mostReplyBytes}`)
    const answer = { kind: 'rendered' as const, job, ...rest, htmlBytes: html.length, hasState: state !== undefined }
    say(answer, html, ...(state ? [state] : []))
  } catch (error) {
    say({ kind: 'threw', job, fault: faultOf(error) })
  }
}

function load(release: string, file: string, source: string): void {
  try {
    slots = slotsOf({ release, file, source, shared: sharedModules })
    say({ kind: 'loaded' })
  } catch (error) {
    beginning = faultOf(error)
    say({ kind: 'loaded', fault: beginning })
  }
}

const orders = new FrameReader(mostOrderBytes, ({ head, body }) => {
  const order = head as ToProcess
  if (order.kind === 'ping') say({ kind: 'pong' })
  else if (order.kind === 'render') void render(order)
  else if (order.kind === 'told') api.told(order, body)
  else load(order.release, order.file, body.toString())
})
channel.on('data', (chunk: Buffer) => orders.push(chunk))
// The shell has closed the channel, or is gone.
channel.on('close', () => process.exit(0))
channel.on('error', () => process.exit(0))
// Ending the shell from a terminal signals this process too: pending jobs must still be answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// An unhandled rejection in one render must not end the others.
process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error))

say({ kind: 'up' })
