import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'

interface StoryFieldProps {
  readonly story: readonly string[]
  readonly error: string | undefined
  readonly onChange: (story: string[]) => void
}

const most = 2_000

/** Paragraphs in one field, separated by empty lines, as the page of a place shows them. */
export function StoryField({ story, error, onChange }: StoryFieldProps) {
  const [text, setText] = useState(story.join('\n\n'))
  const isLong = story.some((paragraph) => paragraph.length > most)
  return (
    <TextArea
      label="Story"
      hint="Why people should go there; an empty line between paragraphs"
      rows={8}
      value={text}
      error={isLong ? 'One paragraph is too long: split it.' : error}
      onChange={(event) => {
        setText(event.target.value)
        const paragraphs = event.target.value.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim())
        onChange(paragraphs.filter(Boolean))
      }}
    />
  )
}
