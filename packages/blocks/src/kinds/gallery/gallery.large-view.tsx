import { PictureView } from '@nukkad/ui/picture-view'
import { lazy, Suspense, useState } from 'react'
import { BlockHeading } from '../../block-heading.tsx'
import { pictureOf } from '../../picture-of.ts'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './gallery.module.css'

/** Not needed for the first render of a page. */
const LargePicture = lazy(async () => ({ default: (await import('./large-picture.tsx')).LargePicture }))

/** Pictures side by side; each opens large, with its caption. */
function GalleryView({ data, heading, look }: BlockViewProps<'gallery'>) {
  const [chosen, setChosen] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const shown = chosen === undefined ? undefined : data.pictures[chosen]
  return (
    <section className={styles.gallery} data-wide="" aria-label={data.title || 'Pictures'}>
      {data.title && (
        <BlockHeading heading={heading} look={look}>
          {data.title}
        </BlockHeading>
      )}
      <ul className={styles.pictures}>
        {data.pictures.map(({ picture, caption }, at) => (
          <li key={`${at} ${picture.url}`}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Look at: ${caption || picture.alt}`}
              onClick={() => {
                setChosen(at)
                setOpen(true)
              }}
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
      {shown && (
        <Suspense>
          <LargePicture {...shown} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  )
}

export const view: KindView<'gallery'> = { v: 1, View: GalleryView }
