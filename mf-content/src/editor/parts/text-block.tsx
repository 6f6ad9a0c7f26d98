import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'
import { htmlOf, markupOf } from './markup.ts'

interface TextBlockProps {
  readonly html: string
  readonly error: string | undefined
  readonly onChange: (html: string) => void
}

const mostHtml = 20_000

/** A text with as little markup as it needs; one that says more than that is edited as the HTML it is. */
export function TextBlock({ html, error, onChange }: TextBlockProps) {
  const [begun] = useState(() => markupOf(html))
  const [text, setText] = useState(begun ?? html)
  const isHtml = begun === undefined
  const slip = html.length > mostHtml ? 'This text is too long for one block: divide it.' : undefined
  return (
    <TextArea
      label={isHtml ? 'Text, as HTML' : 'Text'}
      hint={
        isHtml
          ? 'p, a, strong, em, ul, ol, li and br are kept'
          : '**bold**, *italic*, [words](address), “- ” and “1. ” for lists; an empty line between paragraphs'
      }
      rows={6}
      value={text}
      error={slip ?? error}
      onChange={(event) => {
        setText(event.target.value)
        onChange(isHtml ? event.target.value : htmlOf(event.target.value))
      }}
    />
  )
}
