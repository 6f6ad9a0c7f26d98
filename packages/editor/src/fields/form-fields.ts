import type { BlockFormProps } from '../blocks/edited-kind.ts'
import { fieldsOf } from '../editing/fields-of.ts'

/** The props of a block's fields by the names of its data: `typed` for inputs, `held` for custom fields. */
export const formFields = <D extends object>({ data, inputErrors, onChange }: BlockFormProps<D>) =>
  fieldsOf<D>({ draft: data, fields: inputErrors, onChange: (parts) => onChange({ ...data, ...parts }) })

/** The errors of one part of the data, by the names within that part: `items.2.text` at `items.2` becomes `text`. */
export function inputErrorsAt(inputErrors: Readonly<Record<string, string>>, at: string): Record<string, string> {
  const part: Record<string, string> = {}
  for (const [name, text] of Object.entries(inputErrors)) {
    if (name === at || name.startsWith(`${at}.`)) part[name.slice(at.length + 1)] = text
  }
  return part
}
