import { cityOf } from '@nukkad/contracts'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { ListBlock } from '../../block-heading.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './brands.module.css'

/** A list of makers. */
function BrandsView({ data, content, look, heading }: BlockViewProps<'brands'>) {
  const brands = inOrder(data.slugs, content.brands)
  if (brands.length === 0) return null
  return (
    <ListBlock title={data.title} unnamed="Makers" heading={heading} look={look}>
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.slug} className={styles.brand}>
            <PictureView picture={brand.image} width={220} aspect={1} decorative className={styles.picture} />
            <div>
              <p className={styles.where}>
                {brand.locality}, {cityOf(brand.city)?.name ?? brand.city}
              </p>
              <h3 className={styles.name}>
                <Link to={brand.href} className={coveringLink}>
                  {brand.name}
                </Link>
              </h3>
              <p className={styles.line}>{brand.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </ListBlock>
  )
}

export const view: KindView<'brands'> = { v: 1, View: BrandsView }
