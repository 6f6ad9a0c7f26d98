/** Something did not finish in time; `what` names it for logs and reports. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  constructor(what: string, milliseconds: number) {
    super(`${what}: no answer within ${milliseconds} ms`)
  }
}

/** Resolves as the promise does, or rejects with TookTooLong after the time limit. The work itself continues. */
export function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(what, milliseconds)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
