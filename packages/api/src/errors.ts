import { type ErrorCode, errorCodes, messages } from '@nukkad/contracts'

/** What was wrong with the input, by the path of the field: `{ 'items.0.qty': 'must be at least 1' }`. */
export type Fields = Record<string, string>

/**
 * A refusal with a code of the contract; its message is shown to people. Thrown anywhere, mapped to a response in one
 * place.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Fields,
    /** Seconds after which a retry makes sense; becomes the Retry-After header. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
  get status(): number {
    return errorCodes[this.code]
  }
}

export class BadRequest extends Refusal {
  constructor(message: string, fields?: Fields) {
    super('bad_request', message, fields)
  }
}
/** The input breaks a rule that its schema cannot express. */
export class Invalid extends Refusal {
  constructor(fields: Fields, message = firstOf(fields)) {
    super('validation', message, fields)
  }
}
/** Throws Invalid if any field has an error; without a message, that of the first field is used. */
export function refuseFields(fields: Fields, message?: string): void {
  if (Object.keys(fields).length > 0) throw new Invalid(fields, message)
}
export class Unauthorized extends Refusal {
  constructor(message: string = messages.unauthorized, fields?: Fields) {
    super('unauthorized', message, fields)
  }
}
export class Forbidden extends Refusal {
  constructor(message = 'You are not allowed to do this.') {
    super('forbidden', message)
  }
}
/** Things that do not exist and things that belong to another user look the same to the caller. */
export class NotFound extends Refusal {
  constructor(message = 'Not found.') {
    super('not_found', message)
  }
}
/** The spec's text for a cart, an address or an order that does not exist (or is not the caller's). */
export class NoSuchEntity extends Refusal {
  constructor() {
    super('no_such_entity', messages.noSuchEntity)
  }
}
/** The thing has a new address: `to` is a path of the site. Pages answer with a permanent redirect to it. */
export class Moved extends Refusal {
  constructor(readonly to: string) {
    super('moved', 'This page has moved.')
  }
}
export class Conflict extends Refusal {
  constructor(message: string, fields?: Fields) {
    super('conflict', message, fields)
  }
}
export class TooManyRequests extends Refusal {
  constructor(retryAfter: number, message = `Too many attempts. Please wait ${waiting(retryAfter)}.`) {
    super('too_many_requests', message, undefined, Math.max(1, Math.ceil(retryAfter)))
  }
}
export class Unavailable extends Refusal {
  constructor(message = 'We are busy right now. Please try again in a moment.') {
    super('unavailable', message, undefined, 5)
  }
}

function firstOf(fields: Fields): string {
  const [name, problem] = Object.entries(fields)[0] ?? ['input', 'is not valid']
  return `${name} ${problem}`
}

function waiting(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 90) return whole === 1 ? '1 second' : `${whole} seconds`
  const minutes = Math.ceil(whole / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
