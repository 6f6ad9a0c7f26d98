import { asSentence } from '@nukkad/contracts/as-sentence'
import { FocusField } from './focus-field.tsx'
import { PictureField } from './picture-field.tsx'

/** A picture as stored in blocks. */
export interface StoredPicture {
  readonly url: string
  readonly alt: string
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}
interface StoredPictureFieldProps<P extends StoredPicture> {
  readonly picture: P
  readonly city: string | null
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (picture: P) => void
}

const scenePath = /^\/images\/scene\/([a-z-]+)\/([a-z0-9-]+)$/
/** The name under which drawings of the whole country are stored. */
const everywhere = 'all'

/**
 * One of our drawings or a photo, its alternative text, and for a photo the focal point that stays visible when it is
 * cropped.
 */
export function StoredPictureField<P extends StoredPicture>(props: StoredPictureFieldProps<P>) {
  const { picture, city, inputErrors, onChange } = props
  const [, drawnIn, scene] = scenePath.exec(picture.url) ?? []
  const place = drawnIn ?? city ?? everywhere
  const { alt } = picture
  return (
    <>
      <PictureField
        city={place}
        picture={scene === undefined ? { url: picture.url, alt } : { scene, alt }}
        error={asSentence(inputErrors[''] ?? inputErrors.url)}
        altError={asSentence(inputErrors.alt)}
        onChange={(next) => {
          const url = 'scene' in next ? `/images/scene/${place}/${next.scene}` : next.url
          // Size, background and focal point belong to the previous picture.
          onChange({ ...(url === picture.url ? picture : {}), url, alt: next.alt } as P)
        }}
      />
      {scene === undefined && picture.url !== '' && (
        <FocusField url={picture.url} focus={picture.focus} onChange={(focus) => onChange({ ...picture, focus })} />
      )}
    </>
  )
}
