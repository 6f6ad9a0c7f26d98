import { useBus } from '@nukkad/platform'
import { useSaved } from '@nukkad/platform/saves'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconHeart, IconListAdd, IconUndo } from '@nukkad/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { ContentRow } from '../parts/content-row/content-row.tsx'
import rowStyles from '../parts/content-row/rows.module.css'
import { contentOf, priceNews } from '../parts/saved-content/saved-content.ts'
import styles from './saves.module.css'
import type { Bookmarked } from './saves.queries.ts'

/** One save. When it is removed, an undo takes its place until the user leaves the page. */
export function SavedRow({ item }: { readonly item: Bookmarked }) {
  const bus = useBus()
  const { isSaved, isKnown, toggle, askAnew } = useSaved(item.kind, item.ref)
  const [wasHere, setWasHere] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  const content = contentOf(item)
  const title = content?.title ?? 'what is gone'
  const isRemoved = wasHere && isKnown && !isSaved

  // The heart that was pressed is gone, so the undo button takes the focus.
  useEffect(() => {
    if (isRemoved) undo.current?.focus()
  }, [isRemoved])
  // Not removed here: it was saved or removed elsewhere since the saved states were fetched.
  const isChangedElsewhere = isKnown && !isSaved && !wasHere
  useEffect(() => {
    if (isChangedElsewhere) askAnew()
  }, [isChangedElsewhere, askAnew])
  function remove() {
    setWasHere(true)
    toggle()
  }

  if (isRemoved)
    return (
      <li className={rowStyles.out}>
        <p>Removed: {title}</p>
        {content && (
          <Button ref={undo} variant="quiet" size={40} icon={<IconUndo size={18} />} onClick={toggle}>
            Undo
          </Button>
        )}
      </li>
    )
  if (!content)
    return (
      <li className={rowStyles.out}>
        <p>Something you saved is no longer available.</p>
        <Button variant="quiet" size={40} disabled={!isKnown} onClick={remove}>
          Remove it
        </Button>
      </li>
    )
  return (
    <li>
      <ContentRow
        content={content}
        news={priceNews(item)}
        action={
          <div className={styles.actions}>
            <IconButton
              size={40}
              label={`Save ${title}`}
              aria-pressed={isSaved}
              disabled={!isKnown}
              icon={<IconHeart size={20} />}
              onClick={remove}
            />
            <IconButton
              size={40}
              label={`Add ${title} to a list`}
              icon={<IconListAdd size={20} />}
              onClick={() => bus.request('choose-saved-list', { kind: item.kind, ref: item.ref })}
            />
          </div>
        }
      />
    </li>
  )
}
