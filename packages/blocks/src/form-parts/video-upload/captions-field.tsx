import {
  type CaptionLanguage,
  captionLanguages,
  captionsOfVideo,
  captionTypes,
  mostCaptionLetters,
  putCaptions,
  removeCaptions,
  type VideoCaptions,
} from '@nukkad/contracts/endpoints/content/video-captions'
import styles from '@nukkad/editor/editor.module.css'
import { useApi, useMutation, useQuery, useQueryClient } from '@nukkad/platform'
import { FileField } from '@nukkad/ui/file-field'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconTrash } from '@nukkad/ui/icons'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'

const languages = Object.entries(captionLanguages) as [CaptionLanguage, string][]
/** In English: not every editor reads every script, and not every machine can draw it. */
const english = new Intl.DisplayNames(['en-IN'], { type: 'language' })
const nameOf = (language: CaptionLanguage) => english.of(language) ?? captionLanguages[language]
const tooLong = 'This file is too long for captions. Choose a WebVTT file (.vtt).'

/** The captions of an uploaded video, a WebVTT file per language. They belong to the video and apply at once. */
export function CaptionsField({ video }: { readonly video: string }) {
  const api = useApi()
  const client = useQueryClient()
  const [language, setLanguage] = useState<CaptionLanguage>('en')
  const [refused, setRefused] = useState<string>()
  const queryKey = ['editor', 'captions', video]
  const params = { id: video }
  const { data: captions, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(captionsOfVideo, { params }, { signal })).data,
  })
  const onSuccess = (now: VideoCaptions[]) => client.setQueryData(queryKey, now)
  const storing = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text()
      return (await api.call(putCaptions, { params: { id: video, language }, body: { text } })).data
    },
    onSuccess,
  })
  const removing = useMutation({
    mutationFn: async (gone: CaptionLanguage) =>
      (await api.call(removeCaptions, { params: { id: video, language: gone } })).data,
    onSuccess,
  })
  function choose(file: File) {
    removing.reset()
    // Letters of Indian scripts take three bytes.
    const isTooLong = file.size > 3 * mostCaptionLetters
    setRefused(isTooLong ? tooLong : undefined)
    if (isTooLong) storing.reset()
    else storing.mutate(file)
  }
  const error = refused ?? storing.error?.message
  return (
    <fieldset className={styles.picture}>
      <legend>Captions (optional)</legend>
      <p className={styles.quiet}>
        Every spoken word, and sounds that matter, at their time. Readers see them at once, also where this video is
        published already.
      </p>
      <StoredCaptions captions={captions ?? []} isBusy={removing.isPending} onRemove={removing.mutate} />
      <p role="alert" className={styles.alert}>
        {isError ? 'The captions cannot be shown right now. Please try again.' : removing.error?.message}
      </p>
      <SelectField
        label="Language"
        value={language}
        options={languages.map(([value, own]) => ({
          value,
          label: nameOf(value) === own ? own : `${nameOf(value)}, ${own}`,
        }))}
        onChange={({ target }) => setLanguage(target.value as CaptionLanguage)}
      />
      <FileField
        label={`Captions in ${nameOf(language)}`}
        hint={
          captions?.some((one) => one.language === language)
            ? 'A WebVTT file (.vtt); it replaces those in this language'
            : 'A WebVTT file (.vtt)'
        }
        accept={captionTypes}
        file={storing.isPending ? { name: storing.variables.name, isSending: true } : undefined}
        error={error}
        onChoose={choose}
        onRemove={() => storing.reset()}
      />
    </fieldset>
  )
}

interface StoredCaptionsProps {
  readonly captions: readonly VideoCaptions[]
  readonly isBusy: boolean
  readonly onRemove: (language: CaptionLanguage) => void
}

function StoredCaptions({ captions, isBusy, onRemove }: StoredCaptionsProps) {
  if (captions.length === 0) return null
  return (
    <ul className={styles.people} aria-label="Captions of the video">
      {captions.map(({ url, language }) => (
        <li key={url}>
          <span>{nameOf(language)}</span>
          <IconButton
            label={`Remove the captions in ${nameOf(language)}`}
            icon={<IconTrash size={20} />}
            disabled={isBusy}
            onClick={() => onRemove(language)}
          />
        </li>
      ))}
    </ul>
  )
}
