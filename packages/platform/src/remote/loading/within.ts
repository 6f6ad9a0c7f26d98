/** Something did not come to an end in its time; `what` is named for logs and reports. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  constructor(what: string, milliseconds: number) {
    super(`${what}: no answer within ${milliseconds} ms`)
  }
}

/** What a promise comes to, or TookTooLong when it does not in time. The work itself goes on. */
export function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(what, milliseconds)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
