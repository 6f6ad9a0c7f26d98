interface ProseProps {
  /** HTML sanitized by the API */
  readonly html: string
  readonly className?: string | undefined
}

/** A merchant's text with paragraphs and emphasis. */
export function Prose({ html, className }: ProseProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
