import { TestEnvironment } from 'jest-environment-jsdom'

/** Globals that every supported browser has and jsdom lacks. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
]

/** jsdom with the web platform APIs that it lacks and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missing) this.global[name] ??= globalThis[name]
    // jsdom defines its own Uint8Array; an encoder of Node would return an instance of another class.
    this.global.Uint8Array = Uint8Array
    if (!this.global.crypto?.randomUUID) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto })
  }
}
