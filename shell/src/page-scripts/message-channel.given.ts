/** jsdom has no channels: a message takes a timer, which a test may turn by hand. */
export class TimedChannel {
  readonly port1 = { onmessage: () => {}, close: () => {} }
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) }
}
