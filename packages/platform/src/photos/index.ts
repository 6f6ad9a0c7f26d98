import { mostPictureBytes, pictureTypes, uploadMedia } from '@nukkad/contracts/endpoints/content/media'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { ApiError, useApi } from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'

export interface Photo {
  readonly id: string
  /** null for a photo that was uploaded earlier */
  readonly file: File | null
  /** address for showing it before and after it is uploaded */
  readonly src: string
  readonly state: 'uploading' | 'ready' | 'failed'
  /** its address on the server, once it is uploaded */
  readonly url: string | null
}

/** in ms: a photo of 8 MB needs two to four minutes on a slow network */
const sendingTime = 240_000
const tooLarge = 'This photo is larger than 8 MB. Please choose a smaller one.'
const uploading = 'A photo is still uploading. One moment.'
const failed = 'A photo failed to upload. Send it again or remove it.'
const notAPhoto = 'This file is not a photo we can read. Please choose a JPEG, PNG or WebP.'

/**
 * Photos that are uploaded as soon as they are chosen; a failed one stays and can be sent again. `before` has the
 * addresses of photos that were uploaded earlier.
 */
export function usePhotos(before: readonly string[] = []) {
  const api = useApi()
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    before.map((url, at) => ({ id: `${at} ${url}`, file: null, src: `${url}?fm=webp&width=250`, state: 'ready', url })),
  )
  const [error, setError] = useState<string>()
  const latest = useRef(photos)
  latest.current = photos
  const change = (id: string, parts: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...parts } : photo)))

  useEffect(
    () => () => {
      for (const { src } of latest.current) URL.revokeObjectURL(src)
    },
    [],
  )

  async function send({ id, file }: Pick<Photo, 'id' | 'file'>) {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    try {
      const { data } = await api.call(uploadMedia, { body }, { timeout: sendingTime })
      change(id, { state: 'ready', url: data.url })
      setError((told) => (told === uploading ? undefined : told))
    } catch (problem) {
      change(id, { state: 'failed' })
      setError(problem instanceof ApiError ? problem.message : 'The photo failed to upload. Please send it again.')
    }
  }

  return {
    photos,
    error,
    setError,
    urls: photos.flatMap(({ url }) => (url ? [url] : [])),
    isSending: photos.some(({ state }) => state === 'uploading'),
    /** Whether every chosen photo is uploaded; otherwise the field says what to do, and the form is not sent yet. */
    areReady(): boolean {
      const waiting = photos.find(({ state }) => state !== 'ready')
      if (waiting) setError(waiting.state === 'failed' ? failed : uploading)
      return !waiting
    },
    add(files: readonly File[]) {
      const fit = files.filter(({ size, type }) => size <= mostPictureBytes && pictureTypes.split(',').includes(type))
      const refused = files.find((file) => !fit.includes(file))
      setError(refused && (refused.size > mostPictureBytes ? tooLarge : notAPhoto))
      const added = fit.map(asPhoto)
      setPhotos((all) => [...all, ...added])
      for (const photo of added) void send(photo)
      return added.map(({ id }) => id)
    },
    /** Puts a photo to the place of another one. */
    move(id: string, place: string) {
      setPhotos((all) => {
        const to = all.findIndex((photo) => photo.id === place)
        const others = all.filter((photo) => photo.id !== id)
        return [...others.slice(0, to), ...all.filter((photo) => photo.id === id), ...others.slice(to)]
      })
    },
    remove(id: string) {
      setPhotos((all) => all.filter((photo) => photo.id !== id))
      setError(undefined)
    },
    retry(id: string) {
      const photo = photos.find((one) => one.id === id)
      if (!photo) return
      change(id, { state: 'uploading' })
      setError(undefined)
      void send(photo)
    },
  }
}
export type Photos = ReturnType<typeof usePhotos>

const asPhoto = (file: File): Photo => ({
  id: crypto.randomUUID(),
  file,
  src: URL.createObjectURL(file),
  state: 'uploading',
  url: null,
})
