import type { BlockFormProps } from '../blocks/edited-kind.ts'
import { fieldsOf } from '../editing/fields-of.ts'

/** The props of a block's fields by the names of its data: `typed` for inputs, `held` for custom fields. */
export const formFields = <D extends object>({ data, problems, onChange }: BlockFormProps<D>) =>
  fieldsOf<D>({ draft: data, fields: problems, onChange: (parts) => onChange({ ...data, ...parts }) })

/** The errors of one part of the data, by the names within that part: `items.2.text` at `items.2` becomes `text`. */
export function problemsAt(problems: Readonly<Record<string, string>>, at: string): Record<string, string> {
  const part: Record<string, string> = {}
  for (const [name, text] of Object.entries(problems)) {
    if (name === at || name.startsWith(`${at}.`)) part[name.slice(at.length + 1)] = text
  }
  return part
}
