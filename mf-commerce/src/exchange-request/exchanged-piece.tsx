import { PictureView } from '@nukkad/ui/picture-view'
import { optionsText, piecesOf, type ReturnableLine } from '../parts/request/draft.ts'
import styles from '../parts/request/request.module.css'

/** The piece that is sent back. */
export function ExchangedPiece({ line, qty }: { readonly line: ReturnableLine; readonly qty: number }) {
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <PictureView picture={line.media_image} width={52} aspect={4 / 5} decorative />
      </span>
      <span className={styles.words}>
        <strong>{line.name}</strong>
        <span className={styles.quiet}>{[optionsText(line.options), piecesOf(qty)].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  )
}
