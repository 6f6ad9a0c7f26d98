import { IconBold, IconChain, IconItalic, IconList, IconListNumbered } from '@nukkad/ui/icons'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkForm } from './link-form.tsx'
import styles from './rich-text.module.css'

interface ToolbarProps {
  readonly editor: Editor
  readonly label: string
}

/** The few formatting commands. */
export function Toolbar({ editor, label }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const ways = [
    { name: 'bold', title: 'Bold', Icon: IconBold, act: () => editor.chain().focus().toggleBold().run() },
    { name: 'italic', title: 'Italic', Icon: IconItalic, act: () => editor.chain().focus().toggleItalic().run() },
    { name: 'bulletList', title: 'List', Icon: IconList, act: () => editor.chain().focus().toggleBulletList().run() },
    {
      name: 'orderedList',
      title: 'Numbered list',
      Icon: IconListNumbered,
      act: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { name: 'link', title: 'Link', Icon: IconChain, act: () => setLinking(!isLinking) },
  ]
  return (
    <>
      <div role="toolbar" aria-label={label} className={styles.toolbar}>
        {ways.map(({ name, title, Icon, act }) => (
          <button
            key={name}
            type="button"
            aria-label={title}
            aria-pressed={editor.isActive(name)}
            className={styles.tool}
            // Keeps the text selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
