import { Dialog } from '@nukkad/ui/dialog'
import { PictureView } from '@nukkad/ui/picture-view'
import { useState } from 'react'
import { BlockHeading } from '../../block-heading.tsx'
import { pictureOf } from '../../picture-of.ts'
import type { BlockViewProps } from '../../view.ts'
import styles from './gallery.module.css'

/** Pictures side by side; each opens large, with its words. */
export function GalleryView({ data, heading, look }: BlockViewProps<'gallery'>) {
  const [open, setOpen] = useState<number>()
  const shown = open === undefined ? undefined : data.pictures[open]
  return (
    <section className={styles.gallery} data-wide="" aria-label={data.title || 'Pictures'}>
      {data.title && (
        <BlockHeading heading={heading} look={look}>
          {data.title}
        </BlockHeading>
      )}
      <ul className={styles.pictures}>
        {data.pictures.map(({ picture, caption }, at) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Look at: ${caption || picture.alt}`}
              onClick={() => setOpen(at)}
            >
              <PictureView
                picture={pictureOf(picture)}
                width={{ mobile: 250, desktop: 420 }}
                aspect={4 / 3}
                decorative
              />
            </button>
            {caption && <p className={styles.caption}>{caption}</p>}
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={shown !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={shown?.caption || shown?.picture.alt || 'Picture'}
        size="full"
      >
        {shown && <PictureView picture={pictureOf(shown.picture)} width={{ mobile: 390, desktop: 1200 }} />}
      </Dialog>
    </section>
  )
}
