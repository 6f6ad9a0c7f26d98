import { useNotify } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconClose, IconUndo } from '@nukkad/ui/icons'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import { ContentRow } from '../parts/content-row/content-row.tsx'
import rowStyles from '../parts/content-row/rows.module.css'
import { contentOf, priceNews } from '../parts/saved-content/saved-content.ts'
import { type Bookmarked, usePlaceInList } from './saved-list.queries.ts'

interface ListRowProps {
  readonly userId: string | undefined
  readonly listId: string
  readonly item: Bookmarked
}

/** One thing of a list. When it is taken out, an undo takes its place until the user leaves the page. */
export function ListRow({ userId, listId, item }: ListRowProps) {
  const notify = useNotify()
  const place = usePlaceInList(userId, listId, item)
  const [isOut, setOut] = useState(false)
  const undo = useLostFocus<HTMLButtonElement>(isOut)
  const content = contentOf(item)
  const title = content?.title ?? 'what is gone'
  const move = (isIn: boolean) =>
    place.mutate(isIn, {
      onSuccess: () => setOut(!isIn),
      onError: (error) => notify(error.message, { tone: 'error' }),
    })

  if (isOut)
    return (
      <li className={rowStyles.out}>
        <p>Taken off the list: {title}</p>
        {content && (
          <Button
            ref={undo}
            variant="quiet"
            size={40}
            busy={place.isPending}
            icon={<IconUndo size={18} />}
            onClick={() => move(true)}
          >
            Undo
          </Button>
        )}
      </li>
    )
  if (!content)
    return (
      <li className={rowStyles.out}>
        <p>Something on this list is no longer available.</p>
        <Button variant="quiet" size={40} busy={place.isPending} onClick={() => move(false)}>
          Take it off
        </Button>
      </li>
    )
  return (
    <li>
      <ContentRow
        news={priceNews(item)}
        content={content}
        action={
          <IconButton
            size={40}
            label={`Take ${title} off the list`}
            aria-disabled={place.isPending}
            icon={<IconClose size={20} />}
            onClick={() => !place.isPending && move(false)}
          />
        }
      />
    </li>
  )
}
