import { asSentence } from '@nukkad/contracts/as-sentence'
import { TextField } from '@nukkad/ui/text-field'

interface LinkFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

const ownPath = /^\/(?![/\\])[^\s\\<>"]*$/

/** A page of this site: its path, or its full URL as copied from the browser. */
export function LinkField({ label, value, error, onChange }: LinkFieldProps) {
  const inputError =
    value && !ownPath.test(value) ? 'Enter the path of a page of this site, which begins with /' : asSentence(error)
  return (
    <TextField
      label={label}
      hint="A page of this site, such as /delhi/events"
      value={value}
      error={inputError}
      maxLength={300}
      spellCheck={false}
      onChange={(event) => onChange(pathIn(event.target.value))}
    />
  )
}

function pathIn(typed: string): string {
  const text = typed.trim()
  if (!('location' in globalThis)) return text
  const sites = ['http', 'https'].map((scheme) => `${scheme}://${location.host}`)
  const own = sites.find((site) => text === site || text.startsWith(`${site}/`))
  return own === undefined ? text : text.slice(own.length) || '/'
}
