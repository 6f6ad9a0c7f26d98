import { isSameHash, keyedHash } from '../../auth/keyed-hash.ts'

/** Which version of the questions a visitor read, and when. */
export interface Begun {
  readonly version: number
  readonly at: Date
}

/**
 * A signed mark of the moment a form was read: a visitor who began in time may still send after the end, and answers
 * are checked against the questions that were shown.
 */
export function createBegun(secret: string) {
  const markOf = (formId: string, version: string, seconds: string) =>
    keyedHash(secret, 'form begun', formId, version, seconds).subarray(0, 12)
  return {
    write(formId: string, version: number, at: Date): string {
      const seconds = Math.floor(at.getTime() / 1000).toString(36)
      return `${version}.${seconds}.${markOf(formId, String(version), seconds).toString('base64url')}`
    },
    /** Undefined for a text that this server did not write for this form. */
    read(formId: string, text: string | undefined): Begun | undefined {
      const [version = '', seconds = '', mark = ''] = text?.split('.') ?? []
      if (!/^\d{1,9}$/.test(version)) return undefined
      if (!isSameHash(Buffer.from(mark, 'base64url'), markOf(formId, version, seconds))) return undefined
      return { version: Number(version), at: new Date(Number.parseInt(seconds, 36) * 1000) }
    },
  }
}
export type BegunMarks = ReturnType<typeof createBegun>
