import { indianMidnight } from '@nukkad/contracts/indian-time'
import { merchants } from '../build/merchants.ts'
import { ads, awardWinners, couponBanners } from '../data/site-chrome.ts'
import type { SeedTx } from '../database.ts'
import { describePicture } from '../describe-picture.ts'
import { describeScene, picturePaths } from '../picture.ts'
import { sceneInWords } from '../scene-words.ts'

const country = 'all'

/** Coupon banner, ads and award winners. */
export async function seedSiteChrome(tx: SeedTx): Promise<void> {
  const banners = couponBanners.map(({ cities, ...banner }, position) => ({ ...banner, cities: [...cities], position }))
  await tx`insert into coupon_banner ${tx(banners)}`

  const today = Date.now()
  const shown = ads.map(({ scene, cities, advertiser, words, ...ad }, position) => ({
    ...ad,
    screen: 'ad',
    kicker: advertiser,
    line: words,
    cities: [...cities],
    position,
    starts_at: indianMidnight(today, -1),
    ends_at: indianMidnight(today, 365),
    picture_url: picturePaths.scene(country, scene),
    picture_alt: sceneInWords(country, scene),
    picture_ground: describeScene(country, scene).ground,
  }))
  await tx`insert into banner ${tx(shown)}`

  const winners = awardWinners.map(([year, award, slug, line], position) => {
    const maker = merchants.find((one) => one.slug === slug)
    const path = picturePaths.maker(slug)
    return {
      year,
      award,
      slug,
      name: maker?.name ?? slug,
      line,
      position,
      picture_url: path,
      picture_alt: maker?.line ?? '',
      picture_ground: describePicture(path)?.ground ?? null,
    }
  })
  await tx`insert into award_winner ${tx(winners)}`
}
