import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import styles from './rich-text.module.css'
import { isSafeHref } from './schema.ts'

interface LinkFormProps {
  readonly editor: Editor
  readonly onDone: () => void
}

/** Edits the link of the selected text, or the whole link around the caret. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(before)
  const [inputError, setInputError] = useState<string>()
  const marked = () => editor.chain().focus().extendMarkRange('link')

  function link() {
    const wanted = href.trim()
    if (!isSafeHref(wanted))
      return setInputError('Enter a path of this site that begins with /, or an address that begins with https://')
    if (editor.state.selection.empty && !before)
      marked()
        .insertContent({ type: 'text', text: wanted, marks: [{ type: 'link', attrs: { href: wanted } }] })
        .run()
    else marked().setLink({ href: wanted }).run()
    onDone()
  }
  function unlink() {
    marked().unsetLink().run()
    onDone()
  }
  return (
    <div className={styles.link}>
      <TextField
        label="Link address"
        value={href}
        error={inputError}
        maxLength={300}
        spellCheck={false}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (event.key !== 'Enter') return
          event.preventDefault()
          link()
        }}
      />
      <Button size={48} variant="secondary" onClick={link}>
        Link
      </Button>
      {before && (
        <Button size={48} variant="quiet" onClick={unlink}>
          Remove the link
        </Button>
      )}
    </div>
  )
}
