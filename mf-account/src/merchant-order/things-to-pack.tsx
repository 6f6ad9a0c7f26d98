import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { PictureView } from '@nukkad/ui/picture-view'
import { BuyersPicture, isPicture } from './buyers-picture.tsx'
import styles from './merchant-order.module.css'

/** The parcel's contents, large enough to tell colours apart; personalised items are highlighted. */
export function ThingsToPack({ lines }: Pick<MerchantOrder, 'lines'>) {
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <section className={styles.card} aria-labelledby="things">
      <h2 id="things" className={styles.part}>
        {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </h2>
      <ul className={styles.things}>
        {lines.map((line) => (
          <li key={line.line_id} className={styles.thing}>
            <span className={styles.picture}>
              <PictureView picture={line.media_image} width={96} aspect={1} decorative />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <strong>{line.qty} ×</strong> {line.name}
              </span>
              {Object.entries(line.options).map(([name, value]) => (
                <span key={name}>
                  {name}: <strong>{value}</strong>
                </span>
              ))}
              {line.custom_options.map(({ optionId, title, optionValue }) => (
                <span key={optionId} className={styles.made}>
                  {title}:{' '}
                  {isPicture(optionValue) ? (
                    <BuyersPicture title={title} url={optionValue} />
                  ) : (
                    <strong>{optionValue}</strong>
                  )}
                </span>
              ))}
              <span className={styles.quiet}>{line.sku}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
