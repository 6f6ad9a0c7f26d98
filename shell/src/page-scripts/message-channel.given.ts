/** Replaces MessageChannel, which jsdom lacks: a message takes a timer, which a test can advance. */
export class TimedChannel {
  readonly port1 = { onmessage: () => {}, close: () => {} }
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) }
}
