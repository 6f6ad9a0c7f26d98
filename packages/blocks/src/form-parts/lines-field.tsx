import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'

interface LinesFieldProps {
  readonly label: string
  readonly lines: readonly string[]
  readonly most: number
  readonly onChange: (lines: string[]) => void
}

/** Short lines of text, one per line. */
export function LinesField({ label, lines, most, onChange }: LinesFieldProps) {
  const [text, setText] = useState(lines.join('\n'))
  return (
    <TextArea
      label={label}
      optional
      hint={`One per line, ${most} at most`}
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const written = event.target.value.split('\n').map((line) => line.trim())
        onChange(written.filter(Boolean).slice(0, most))
      }}
    />
  )
}
