// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { ApiError } from '@nukkad/platform'

/** What a form shows of a failed call. */
export interface FormErrors {
  /** the API's error messages, by the name of the field */
  readonly fields: Readonly<Record<string, string>>
  /** the message for the form as a whole, which is shown if no field has one */
  readonly error: string | undefined
}

/** Sorts the error of a form's call (or null, if it did not fail) into messages at fields and one for the whole form. */
export function formErrors(error: Error | null | undefined): FormErrors {
  const fields = error instanceof ApiError ? error.fields : {}
  return { fields, error: Object.keys(fields).length === 0 ? error?.message : undefined }
}
