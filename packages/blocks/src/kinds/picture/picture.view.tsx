import { PictureView } from '@nukkad/ui/picture-view'
import { pictureOf } from '../../picture-of.ts'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './picture.module.css'

/** A picture; on a phone it spans the full width. */
function PictureBlock({ data, look }: BlockViewProps<'picture'>) {
  return (
    <figure className={styles.picture} data-wide="" data-edge="">
      <PictureView picture={pictureOf(data.picture)} width={{ mobile: 390, desktop: look === 'page' ? 1100 : 760 }} />
      {data.caption && <figcaption>{data.caption}</figcaption>}
    </figure>
  )
}

export const view: KindView<'picture'> = { v: 1, View: PictureBlock }
