import { asSentence, inputErrorsAt } from '@nukkad/editor/fields'
import { usePhotos } from '@nukkad/platform/photos'
import { PhotoField } from '@nukkad/ui/photo-field'
import { TextArea } from '@nukkad/ui/text-area'
import { useEffect, useRef } from 'react'
import type { Upload } from '../../kinds/video/video.schema.ts'
import { CaptionsField } from './captions-field.tsx'
import { useVideoUpload } from './use-video-upload.ts'
import { VideoFileField } from './video-file-field.tsx'

/** The data before a file is chosen. */
export const noUpload: Upload = { file: '', width: 1, height: 1, seconds: 0, poster: '', description: '' }

interface UploadFieldsProps {
  readonly upload: Upload
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (upload: Upload) => void
}

/** An uploaded video: its file, the picture before it plays, and its description. */
export function UploadFields({ upload, inputErrors, onChange }: UploadFieldsProps) {
  const own = inputErrorsAt(inputErrors, 'upload')
  // An upload takes minutes, in which the description may be written.
  const latest = useRef({ upload, onChange })
  latest.current = { upload, onChange }
  const change = (parts: Partial<Upload>) => latest.current.onChange({ ...latest.current.upload, ...parts })
  const sending = useVideoUpload(change)
  return (
    <>
      <VideoFileField
        file={upload.file}
        sending={sending}
        error={asSentence(own.file)}
        onRemove={() => change({ file: '', poster: '' })}
      />
      {upload.file && (
        <Poster
          key={upload.file}
          url={upload.poster}
          error={asSentence(own.poster)}
          onChange={(poster) => change({ poster })}
        />
      )}
      {upload.file && <CaptionsField key={`captions of ${upload.file}`} video={upload.file} />}
      <TextArea
        label="What the video shows and says"
        hint="For people who cannot see or hear it: what happens, and every word that matters"
        maxLength={2000}
        rows={5}
        value={upload.description}
        error={asSentence(own.description)}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  )
}

interface PosterProps {
  readonly url: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

/** The picture that is shown before the video plays. */
function Poster({ url, error, onChange }: PosterProps) {
  const photos = usePhotos(url ? [url] : [])
  const ready = photos.urls[0] ?? ''
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(() => {
    if (ready !== url) tell.current(ready)
  }, [ready, url])
  return (
    <PhotoField
      label="Picture before it plays"
      hint="A frame of the video, or another photo"
      max={1}
      photos={photos.photos}
      error={photos.error ?? error}
      onAdd={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
    />
  )
}
