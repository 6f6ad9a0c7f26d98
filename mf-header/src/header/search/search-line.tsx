import { IconClose } from '@nukkad/ui/icons'
import { KindIcon, kindWord } from '@nukkad/ui/kind-icon'
import { PictureView } from '@nukkad/ui/picture-view'
import { type MouseEvent, memo, useState } from 'react'
import styles from './search-help.module.css'
import type { SearchOption } from './search-options.ts'

interface SearchLineProps {
  readonly id: string
  readonly at: number
  readonly option: SearchOption
  readonly isActive: boolean
  /** the text of the list is readable, so pictures may load from now on */
  readonly isRead: boolean
  onMean(at: number): void
  onPick(at: number): void
  readonly onRemove?: ((words: string) => void) | undefined
}

/** One option: its title, its kind, and its link. */
export const SearchLine = memo(function SearchLine(props: SearchLineProps) {
  const { id, at, option, isActive, isRead, onMean, onPick, onRemove } = props
  const { title, line, href, image, kind } = option
  const word = kindWord(kind)
  const [isWhole, setWhole] = useState(isRead)
  if (isRead && !isWhole) setWhole(true)
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPick(at)
  }
  function remove(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
    onRemove?.(title)
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={styles.option}
      onPointerMove={() => !isActive && onMean(at)}
      onClick={press}
    >
      <span className={styles.picture} style={image ? { background: image.color } : undefined}>
        {isWhole && image && <PictureView picture={image} width={40} aspect={1} decorative />}
        {isWhole && !image && <KindIcon kind={kind} size={18} />}
      </span>
      <span className={styles.words}>
        {title}
        {line && <span className={styles.line}>{line}</span>}
      </span>
      {word && <span className={styles.kind}>{word}</span>}
      {onRemove && (
        // An option may not contain a button; keyboard users remove it with Delete.
        <span aria-hidden="true" data-remove={title} className={styles.remove} onClick={remove}>
          <IconClose size={18} />
        </span>
      )}
    </a>
  )
})
