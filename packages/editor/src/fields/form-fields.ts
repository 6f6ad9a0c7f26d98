import type { BlockFormProps } from '../blocks/edited-kind.ts'
import { fieldsOf } from '../editing/fields-of.ts'

/** The props of the fields of a block by the names of its data: `typed` for inputs, `held` for fields of ours. */
export const formFields = <D extends object>({ data, problems, onChange }: BlockFormProps<D>) =>
  fieldsOf<D>({ draft: data, fields: problems, onChange: (parts) => onChange({ ...data, ...parts }) })

/** Problems of one part of the data, by the names of that part: of `items.2.text` at `items.2` it is `text`. */
export function problemsAt(problems: Readonly<Record<string, string>>, at: string): Record<string, string> {
  const part: Record<string, string> = {}
  for (const [name, text] of Object.entries(problems)) {
    if (name === at || name.startsWith(`${at}.`)) part[name.slice(at.length + 1)] = text
  }
  return part
}
