import { createSavedList, type SavedListCard } from '@nukkad/contracts/endpoints/people/saved-lists'
import {
  hrefs,
  Link,
  useApi,
  useBusEvent,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useTrack,
} from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { coveringLink } from '@nukkad/ui/covering-link'
import { IconHeart, IconListAdd } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { lazy, Suspense, useState } from 'react'
import { itemCount } from '../parts/saved-content/saved-content.ts'
import styles from './saves.module.css'
import { listsKey, listsQuery } from './saves.queries.ts'
import { TilesSkeleton } from './saves-skeleton.tsx'

const ListNameDialog = lazy(async () => ({
  default: (await import('../parts/list-name/list-name-dialog.tsx')).ListNameDialog,
}))

/** The user's lists of saves, and a way to make one. Saves are shown without them when they cannot be loaded. */
export function ListTiles({ userId }: { readonly userId: string | undefined }) {
  const client = useQueryClient()
  const lists = useQuery(listsQuery(useApi(), userId))
  const [isNaming, setNaming] = useState<boolean>()
  const creating = useCreating()
  // The dialog of the header changed a list.
  useBusEvent('saved-list.changed', () => void client.invalidateQueries({ queryKey: listsKey(userId) }))
  if (lists.isPending) return <TilesSkeleton />
  if (!lists.data) return null
  return (
    <section aria-labelledby="lists-of-saves">
      <h2 id="lists-of-saves" className={visuallyHidden}>
        Your lists
      </h2>
      <ul className={styles.tiles}>
        <li className={styles.newTile}>
          <Button variant="quiet" size={48} icon={<IconListAdd size={20} />} onClick={() => setNaming(true)}>
            New list
          </Button>
        </li>
        {lists.data.map((list) => (
          <ListTile key={list.listId} list={list} />
        ))}
      </ul>
      {isNaming !== undefined && (
        <Suspense fallback={null}>
          <ListNameDialog
            isOpen={isNaming}
            title="New list"
            submit="Create the list"
            isBusy={creating.isPending}
            error={creating.error}
            onSubmit={(name) => creating.mutate(name)}
            onClose={() => {
              creating.reset()
              setNaming(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function useCreating() {
  const api = useApi()
  const go = useNavigate()
  const track = useTrack()
  return useMutation({
    mutationFn: async (name: string) => (await api.call(createSavedList, { body: { name } })).data,
    onSuccess: ({ listId, isNew }) => {
      if (isNew) track('SAVED_LIST_CREATED')
      go(hrefs.savedList(listId))
    },
  })
}

function ListTile({ list }: { readonly list: SavedListCard }) {
  const [picture] = list.pictures
  return (
    <li className={styles.tile}>
      {picture ? (
        <PictureView picture={picture} width={56} aspect={1} decorative className={styles.cover} />
      ) : (
        <span className={styles.cover}>
          <IconHeart size={20} />
        </span>
      )}
      <div>
        <h3 className={styles.tileName}>
          <Link to={hrefs.savedList(list.listId)} className={coveringLink}>
            {list.name}
          </Link>
        </h3>
        <p className={styles.tileCount}>
          {itemCount(list.count)}
          {list.isShared && ' · shared'}
        </p>
      </div>
    </li>
  )
}
