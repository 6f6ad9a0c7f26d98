import { asSentence } from '../editing/as-sentence.ts'
import { FocusField } from './focus-field.tsx'
import { PictureField } from './picture-field.tsx'

/** A picture as blocks store it. */
export interface StoredPicture {
  readonly url: string
  readonly alt: string
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}
interface StoredPictureFieldProps<P extends StoredPicture> {
  readonly picture: P
  readonly city: string | null
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (picture: P) => void
}

const scenePath = /^\/images\/scene\/([a-z-]+)\/([a-z0-9-]+)$/
/** Drawings of the whole country stand under this name. */
const everywhere = 'all'

/** A drawing of ours or a photo, what it shows, and of a photo the point that stays when it is cut. */
export function StoredPictureField<P extends StoredPicture>(props: StoredPictureFieldProps<P>) {
  const { picture, city, problems, onChange } = props
  const [, drawnIn, scene] = scenePath.exec(picture.url) ?? []
  const place = drawnIn ?? city ?? everywhere
  const { alt } = picture
  return (
    <>
      <PictureField
        city={place}
        picture={scene === undefined ? { url: picture.url, alt } : { scene, alt }}
        error={asSentence(problems[''] ?? problems.url)}
        altError={asSentence(problems.alt)}
        onChange={(next) => {
          const url = 'scene' in next ? `/images/scene/${place}/${next.scene}` : next.url
          // Size, ground and focal point are those of the picture that was there.
          onChange({ ...(url === picture.url ? picture : {}), url, alt: next.alt } as P)
        }}
      />
      {scene === undefined && picture.url !== '' && (
        <FocusField url={picture.url} focus={picture.focus} onChange={(focus) => onChange({ ...picture, focus })} />
      )}
    </>
  )
}
