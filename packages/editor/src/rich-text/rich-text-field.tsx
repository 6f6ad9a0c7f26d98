import { asSentence } from '@nukkad/contracts/as-sentence'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId } from 'react'
import { readablePaste } from './pasted-html.ts'
import styles from './rich-text.module.css'
import { extensions, storedHtml } from './schema.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextFieldProps {
  readonly label: string
  /** HTML with the few allowed tags */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (html: string) => void
}

const mostHtml = 20_000

/** A text with emphasis, links and lists, edited as it will look. `value` is read once, on mount. */
export function RichTextField({ label, value, error, onChange }: RichTextFieldProps) {
  const id = useId()
  const problem = value.length > mostHtml ? 'This text is too long for one block: split it.' : asSentence(error)
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // The content security policy allows no styles set by scripts; ours are in the stylesheet.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: readablePaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-problem`,
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor }) => onChange(storedHtml(editor.getHTML())),
  })
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={problem ? '' : undefined}>
        {editor && <Toolbar editor={editor} label={`${label}: formatting`} />}
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
