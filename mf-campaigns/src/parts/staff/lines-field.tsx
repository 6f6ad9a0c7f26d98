import { asSentence } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'

interface LinesFieldProps {
  readonly label: string
  readonly hint?: string
  readonly lines: readonly string[]
  readonly error?: string | undefined
  readonly onChange: (lines: string[]) => void
}

/** Several short texts, one per line. */
export function LinesField({ label, hint = 'One per line', lines, error, onChange }: LinesFieldProps) {
  const [text, setText] = useState(() => lines.join('\n'))
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={Math.min(8, Math.max(3, lines.length + 1))}
      value={text}
      error={asSentence(error)}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []))
      }}
    />
  )
}
