import type { PictureSource } from '@nukkad/contracts/content-block'
import { mostMorePictures } from '@nukkad/contracts/endpoints/content/editor'
import styles from '@nukkad/editor/editor.module.css'
import { PictureField } from '@nukkad/editor/fields'
import { Button } from '@nukkad/ui/button'
import { IconPlus } from '@nukkad/ui/icons'
import { useState } from 'react'

interface MorePicturesProps {
  readonly city: string
  readonly pictures: readonly PictureSource[]
  readonly onChange: (pictures: PictureSource[]) => void
}

/** Further pictures besides the first, one below the other. */
export function MorePictures({ city, pictures, onChange }: MorePicturesProps) {
  // Pictures have no ids, so each gets a key: the fields of a removed picture must not pass to the next one.
  const [keys, setKeys] = useState(() => pictures.map(() => crypto.randomUUID() as string))
  return (
    <section aria-label="More pictures" className={styles.stack}>
      <h2>More pictures</h2>
      {pictures.map((picture, at) => (
        <div key={keys[at] ?? at} className={styles.fields}>
          <PictureField
            city={city}
            picture={picture}
            onChange={(next) => onChange(pictures.map((one, nth) => (nth === at ? next : one)))}
          />
          <Button
            variant="quiet"
            onClick={() => {
              setKeys(keys.filter((_, nth) => nth !== at))
              onChange(pictures.filter((_, nth) => nth !== at))
            }}
          >
            Remove picture {at + 2}
          </Button>
        </div>
      ))}
      {pictures.length < mostMorePictures && (
        <Button
          variant="secondary"
          icon={<IconPlus size={18} />}
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()])
            onChange([...pictures, { scene: 'street-day', alt: '' }])
          }}
        >
          Add a picture
        </Button>
      )}
    </section>
  )
}
