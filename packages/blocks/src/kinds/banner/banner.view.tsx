import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './banner.module.css'

/** A call to action across the page. */
function BannerView({ data, heading: Heading }: BlockViewProps<'banner'>) {
  return (
    <section className={styles.banner}>
      <div>
        <Heading className={styles.title}>{data.title}</Heading>
        {data.text && <p className={styles.text}>{data.text}</p>}
      </div>
      <ButtonLink href={data.url} linkAs={Link} className={styles.cta}>
        {data.cta}
      </ButtonLink>
    </section>
  )
}

export const view: KindView<'banner'> = { v: 1, View: BannerView }
