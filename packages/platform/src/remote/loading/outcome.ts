/** Thrown by `load` when the thing does not exist. The shell shows its 404 page, the server answers 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/**
 * Thrown by `load` when the page has another address. The server answers with the status, the browser replaces the
 * address.
 */
export class Redirect extends Error {
  override readonly name = 'Redirect'
  readonly to: string
  readonly status: 301 | 302
  constructor(to: string, status: 301 | 302) {
    super(`redirect to ${to}`)
    this.to = to
    this.status = status
  }
}

/** Ends `load` with a 404. */
export function notFound(): never {
  throw new NotFound('not found')
}

/** Ends `load` with a redirect to a path of this site; browsers may remember permanent ones. */
export function redirect(to: string, options: { permanent?: boolean } = {}): never {
  throw new Redirect(to, options.permanent ? 301 : 302)
}
