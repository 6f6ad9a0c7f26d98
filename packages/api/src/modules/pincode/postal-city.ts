import type { PincodeRow } from './pincode-list.ts'

/** Prefixes of pincodes that the post assigns to one city, whatever the districts they reach into. */
const sortingAreas: readonly (readonly [beginning: string, city: string])[] = [
  ['110', 'New Delhi'],
  ['4000', 'Mumbai'],
  ['4001', 'Mumbai'],
  ['4007', 'Navi Mumbai'],
  ['4030', 'Panaji'],
  ['500', 'Hyderabad'],
  ['560', 'Bengaluru'],
  ['5750', 'Mangaluru'],
  ['600', 'Chennai'],
  ['6820', 'Kochi'],
  ['700', 'Kolkata'],
  ['7510', 'Bhubaneswar'],
  ['7810', 'Guwahati'],
]

/** Districts that people write differently from the list: by their town, or by their current name. */
const towns: Readonly<Record<string, string>> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Cuddapah: 'Kadapa',
  'Gandhi Nagar': 'Gandhinagar',
  'Gautam Buddha Nagar': 'Noida',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  'K.V.Rangareddy': 'Ranga Reddy',
  'Kanpur Nagar': 'Kanpur',
  'Karim Nagar': 'Karimnagar',
  'Mahabub Nagar': 'Mahabubnagar',
  Mysore: 'Mysuru',
  Pondicherry: 'Puducherry',
  Shimoga: 'Shivamogga',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  'Yamuna Nagar': 'Yamunanagar',
}

/** The city as people write it on a parcel: New Delhi, where the list of pincodes says South West Delhi. */
export function postalCity({ pincode, district }: Pick<PincodeRow, 'pincode' | 'district'>): string {
  const area = sortingAreas.find(([beginning]) => pincode.startsWith(beginning))
  return area?.[1] ?? towns[district] ?? district
}
