import {
  IconBag,
  IconCalendar,
  IconFilm,
  IconHeading,
  IconMap,
  IconPicture,
  IconPin,
  IconQuote,
  IconText,
  IconTip,
} from '@nukkad/ui/icons'
import styles from './block-chooser.module.css'
import { type BlockKind, blockKinds, blockNames } from './written.ts'

const icons: Readonly<Record<BlockKind, typeof IconText>> = {
  ...{ text: IconText, heading: IconHeading, picture: IconPicture, quote: IconQuote, tip: IconTip },
  ...{ places: IconPin, products: IconBag, events: IconCalendar, video: IconFilm, map: IconMap },
}

/** What may stand next, each with its sign: one tap adds it. */
export function BlockChooser({ onChoose }: { readonly onChoose: (kind: BlockKind) => void }) {
  return (
    <section aria-labelledby="next-block" className={styles.chooser}>
      <p id="next-block" className={styles.title}>
        Add a block
      </p>
      <ul className={styles.kinds}>
        {blockKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
                <Icon size={22} aria-hidden="true" />
                {blockNames[kind]}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
