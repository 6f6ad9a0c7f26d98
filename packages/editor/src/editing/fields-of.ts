import { asSentence } from '@nukkad/contracts/as-sentence'

interface Typed {
  readonly target: { readonly value: string }
}
type Words<D> = { [Name in keyof D]: D[Name] extends string ? Name : never }[keyof D] & string

/** The draft, the server's errors by field, and the function to change it. */
export interface BeingWritten<D> {
  readonly draft: D
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<D>) => void
}

/** The props of a field by its name in the draft: value, error and change handler. */
export function fieldsOf<D extends object>({ draft, fields, onChange }: BeingWritten<D>) {
  const change = <Name extends keyof D>(name: Name, value: D[Name]) =>
    onChange({ [name]: value } as unknown as Partial<D>)
  return {
    /** For a text input. */
    typed: (name: Words<D>) => ({
      value: draft[name] as string,
      error: asSentence(fields[name]),
      onChange: ({ target }: Typed) => change(name, target.value as D[typeof name]),
    }),
    /** For a field of the design system whose `onChange` receives the value. */
    held: <Name extends keyof D & string>(name: Name) => ({
      value: draft[name],
      error: asSentence(fields[name]),
      onChange: (value: D[Name]) => change(name, value),
    }),
  }
}
