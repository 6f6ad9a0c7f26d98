import { TestEnvironment } from 'jest-environment-jsdom'

/** What every browser we serve has and jsdom leaves out. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
]

/** jsdom with the parts of the web platform that it lacks and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missing) this.global[name] ??= globalThis[name]
    // jsdom makes its own class for bytes; an encoder of Node's would answer with another.
    this.global.Uint8Array = Uint8Array
    if (!this.global.crypto?.randomUUID) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto })
  }
}
