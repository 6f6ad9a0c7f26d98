/** A thread that renders slots: it may hang or crash without a page waiting for it longer than its deadline. */
import { parentPort, workerData } from 'node:worker_threads'
import { renderSlot } from '@nukkad/platform/host/server'
import { escapeJson } from '../page/escape.ts'
import { beatEveryMs, type FromWorker, type ToWorker } from './render-messages.ts'
import { ServerBundles } from './server-bundles.ts'
import { sharedModules } from './shared-modules.ts'

const port = parentPort
if (!port) throw new Error('The render worker runs in a thread of the shell')

const beat = new Int32Array(workerData.beat as SharedArrayBuffer)
const turn = () => Atomics.add(beat, 0, 1)
// The first at once: a render may hang before the interval's first turn.
turn()
setInterval(turn, beatEveryMs)

const bundles = new ServerBundles(sharedModules)
const answer = (message: FromWorker) => port.postMessage(message)

function faultOf(error: unknown) {
  const known = error instanceof Error ? error : new Error(String(error))
  return { message: known.message, stack: known.stack ?? known.message }
}

async function render({ job, bundle, request }: ToWorker & { kind: 'render' }): Promise<void> {
  try {
    const result = await renderSlot(bundles.slot(bundle, request.slot), request)
    answer({ job, result: { ...result, state: result.state && escapeJson(result.state) } })
  } catch (error) {
    answer({ job, fault: faultOf(error) })
  }
}

function warm(bundle: ToWorker['bundle']): void {
  try {
    bundles.load(bundle)
  } catch {
    // The first render will say so, to someone who waits for it.
  }
}

port.on('message', (message: ToWorker) => {
  // Messages that wait are taken without a turn of the loop between them: bundles that are being read are no hang.
  turn()
  if (message.kind === 'warm') warm(message.bundle)
  else void render(message)
})

// A remote's forgotten promise must not take the thread and the renders of others with it.
process.on('unhandledRejection', () => undefined)
