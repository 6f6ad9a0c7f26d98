import type { CitySlug } from '@nukkad/contracts'
import { gstinCheck } from '@nukkad/contracts/gstin'
import { localities } from '../data/localities.ts'
import { chanceOf } from '../random.ts'
import type { WorldMerchant } from './types.ts'

/** A merchant's tax data. The numbers are fictitious, but their check characters are valid. */
export interface WorldSeller {
  readonly slug: string
  readonly legalName: string
  readonly gstin: string
  readonly line1: string
  readonly line2: string
  readonly state: string
  readonly pincode: string
}

/** By city: the state, and the code with which its GST numbers begin. */
const states: Readonly<Record<string, readonly [name: string, code: string]>> = {
  delhi: ['Delhi', '07'],
  bangalore: ['Karnataka', '29'],
  mumbai: ['Maharashtra', '27'],
  goa: ['Goa', '30'],
  kolkata: ['West Bengal', '19'],
  pune: ['Maharashtra', '27'],
  chennai: ['Tamil Nadu', '33'],
  hyderabad: ['Telangana', '36'],
} satisfies Record<CitySlug, readonly [string, string]>

export function stateOf(city: string): { readonly name: string; readonly code: string } {
  const [name = '', code = ''] = states[city] ?? []
  return { name, code }
}

const lanes = ['Main Road', 'Old Market Lane', 'Temple Street', 'Workshop Compound', '2nd Cross', 'Station Road']
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A maker trades under their own name, from an address in their neighbourhood. */
export function sellerOf({ slug, maker, city, locality }: WorldMerchant): WorldSeller {
  const chance = chanceOf(`seller ${slug}`)
  const place = localities.find((one) => one.city === city && one.slug === locality)
  const { name: state, code } = stateOf(city)
  const letter = () => letters[chance.whole(0, 25)] ?? 'A'
  const surname = maker.split(' ').at(-1)?.[0]?.toUpperCase() ?? 'A'
  // A PAN: three letters, P for person, the surname's first letter, four digits, a letter.
  const pan = `${letter()}${letter()}${letter()}P${/[A-Z]/.test(surname) ? surname : 'A'}${chance.whole(1000, 9999)}${letter()}`
  const first14 = `${code}${pan}1Z`
  return {
    slug,
    legalName: maker,
    gstin: `${first14}${gstinCheck(first14)}`,
    line1: `${chance.whole(1, 180)}, ${chance.pick(lanes)}`,
    line2: place?.name ?? '',
    state,
    pincode: place?.pincode ?? '',
  }
}
