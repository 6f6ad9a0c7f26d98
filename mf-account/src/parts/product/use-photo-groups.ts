import { usePhotos } from '@nukkad/platform/photos'
import { useState } from 'react'

/** Photos in several rows, each uploaded once chosen and kept in its row; `before` holds the initial URLs by row. */
export function usePhotoGroups(before: readonly (readonly string[])[]) {
  const { photos, error, areReady, isSending, add, remove, retry, move } = usePhotos(before.flat())
  const [groupOf, setGroupOf] = useState(() => {
    const groups = before.flatMap((urls, group) => urls.map(() => group))
    return new Map(photos.map(({ id }, at) => [id, groups[at]]))
  })
  const [touched, setTouched] = useState(0)
  return {
    isSending,
    hasFailed: photos.some(({ state }) => state === 'failed'),
    areReady,
    groups: before.map((_, group) => {
      const own = photos.filter(({ id }) => groupOf.get(id) === group)
      return {
        photos: own,
        urls: own.flatMap(({ url }) => (url ? [url] : [])),
        error: touched === group ? error : undefined,
        onAdd(files: readonly File[]) {
          setTouched(group)
          const added = add(files)
          setGroupOf((all) => new Map([...all, ...added.map((id) => [id, group] as const)]))
        },
        onRemove: remove,
        onRetry: retry,
        onMove(from: number, to: number) {
          const [photo, place] = [own[from], own[to]]
          if (photo && place) move(photo.id, place.id)
        },
      }
    }),
  }
}
