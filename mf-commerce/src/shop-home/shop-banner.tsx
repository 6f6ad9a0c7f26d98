import { Link, useTrack } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './shop-home.module.css'
import type { ShopHome } from './shop-home.types.ts'

interface ShopBannerProps {
  readonly banner: ShopHome['banners'][number]
  /** the first banner has the page's heading and its largest picture */
  readonly isFirst?: boolean
}

/** A banner of the shop: text on ink beside its picture. */
export function ShopBanner({ banner, isFirst = false }: ShopBannerProps) {
  const track = useTrack()
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div className={styles.banner} data-first={isFirst || undefined}>
      <div className={styles.bannerWords}>
        <p className={styles.bannerKicker}>{banner.kicker}</p>
        <Heading className={styles.bannerTitle}>{banner.title}</Heading>
        <p className={styles.bannerText}>{banner.text}</p>
        <ButtonLink
          href={banner.href}
          linkAs={Link}
          size={48}
          onClick={() => track('HOME_BANNER_CLICKED', { href: banner.href })}
        >
          {banner.cta}
        </ButtonLink>
      </div>
      <div className={styles.bannerPicture}>
        <PictureView
          picture={banner.image}
          width={700}
          sizes="(width < 800px) 100vw, 42rem"
          aspect={isFirst ? 4 / 3 : 16 / 9}
          priority={isFirst}
        />
      </div>
    </div>
  )
}
