import type { ExperienceCard } from '@nukkad/contracts/endpoints/city/experience-card'
import { formatRupees } from '@nukkad/platform'

/** '₹1,200 for two', 'Free', or '' if the price is unknown. */
export function priceInWords({ price, priceFor }: Pick<ExperienceCard, 'price' | 'priceFor'>): string {
  if (price === null) return ''
  return price === 0 ? 'Free' : `${formatRupees(price)} ${priceFor}`.trim()
}

/** '2½ hours', '45 minutes' */
export function lengthInWords(minutes: number): string {
  if (minutes < 90) return minutes === 60 ? 'An hour' : `${minutes} minutes`
  const half = minutes % 60 === 30 ? '½' : ''
  return `${Math.floor(minutes / 60)}${half} hours`
}
