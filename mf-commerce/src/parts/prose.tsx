interface ProseProps {
  /** HTML that the API has sanitised */
  readonly html: string
  readonly className?: string | undefined
}

/** Text with paragraphs and emphasis as a merchant wrote it. */
export function Prose({ html, className }: ProseProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
