/** Thrown by a handler when no later try can succeed: the entry is closed, and its message is shown to operators. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
