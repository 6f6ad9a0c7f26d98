import { videoTypes } from '@nukkad/contracts/endpoints/content/video-files'
import { Button } from '@nukkad/ui/button'
import { FileField } from '@nukkad/ui/file-field'
import type { VideoSending } from './use-video-upload.ts'
import styles from './video-upload.module.css'

interface VideoFileFieldProps {
  /** the id of the uploaded video; '' before there is one */
  readonly file: string
  readonly sending: VideoSending
  readonly error: string | undefined
  readonly onRemove: () => void
}

/** Chooses a video and shows how far its upload is; it can be cancelled, and a failed one repeated. */
export function VideoFileField({ file, sending: { state, add, cancel, retry }, error, onRemove }: VideoFileFieldProps) {
  const isSending = state.is === 'sending'
  const shown = isSending ? state.name : file ? 'The uploaded video' : undefined
  return (
    <>
      <FileField
        label="The video"
        hint="MP4 or WebM, 64 MB at most"
        accept={videoTypes}
        file={shown === undefined ? undefined : { name: shown, isSending }}
        error={state.is === 'failed' ? state.reason : error}
        onChoose={add}
        onRemove={isSending ? cancel : onRemove}
      />
      {isSending && (
        <label className={styles.sending}>
          {state.share < 1 ? `${Math.floor(state.share * 100)}% uploaded` : 'The video is being stored …'}
          <progress max={1} value={state.share} />
        </label>
      )}
      {state.is === 'failed' && state.canRetry && (
        <Button variant="secondary" onClick={retry}>
          Try the upload again
        </Button>
      )}
      {file && !isSending && (
        // biome-ignore lint/a11y/useMediaCaption: the editor describes it in the field below
        <video
          className={styles.player}
          controls
          playsInline
          preload="metadata"
          src={`/api/web/video/${file}`}
          aria-label="The uploaded video"
        />
      )}
    </>
  )
}
