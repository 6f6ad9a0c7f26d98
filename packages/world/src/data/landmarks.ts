/**
 * The surroundings of a landmark: lawns and a path, water at its foot, streets with people, open sea; `full` fills the
 * picture.
 */
type Setting = 'lawn' | 'water' | 'town' | 'sea' | 'full'
type Kind = 'monument' | 'sacred' | 'fort' | 'nature' | 'bridge'

export interface LandmarkSeed {
  /** as in an alternative text */
  readonly name: string
  readonly kind: Kind
  readonly stone: string
  readonly setting: Setting
}

const sight = (name: string, kind: Kind, stone: string, setting: Setting): LandmarkSeed => ({
  name,
  kind,
  stone,
  setting,
})

/** The landmarks of each city by the first words of a scene's name; the first one represents the city. */
const landmarksOfCities = {
  delhi: {
    'india-gate': sight('India Gate', 'monument', '#c98a5c', 'lawn'),
    'qutub-minar': sight('Qutub Minar beside its ruined arches', 'monument', '#b5623f', 'lawn'),
    'humayuns-tomb': sight('Humayun’s Tomb with its white dome', 'monument', '#b0583c', 'lawn'),
    'jama-masjid': sight('Jama Masjid above its steps', 'sacred', '#b0573a', 'town'),
    'agrasen-ki-baoli': sight('a stepwell, its stairs going down between arched walls', 'fort', '#a88a66', 'full'),
    'bara-gumbad': sight('the tomb of Bara Gumbad in Lodhi Garden', 'monument', '#a58a70', 'lawn'),
    'hauz-khas': sight('the old college of Hauz Khas over its reservoir', 'fort', '#9c8468', 'water'),
    'connaught-place': sight('the white columns of Connaught Place', 'monument', '#e6dccb', 'town'),
    'nizamuddin-dargah': sight('the marble shrine of Nizamuddin under strings of lamps', 'sacred', '#e6dccb', 'town'),
    'jamali-kamali': sight('the five red arches of the Jamali Kamali mosque', 'fort', '#ad5d42', 'lawn'),
  },
  mumbai: {
    'gateway-of-india': sight('the Gateway of India by the harbour', 'monument', '#c79a5c', 'water'),
    csmt: sight('the Gothic front of the terminus at CSMT', 'monument', '#b99a6e', 'town'),
    'sea-link': sight('the Sea Link over the bay', 'bridge', '#b9bcb8', 'sea'),
    'mount-mary': sight('the two towers of Mount Mary', 'sacred', '#c4ae8c', 'town'),
    'asiatic-library': sight('the thirty steps and the columns of the Asiatic Library', 'monument', '#e3d7bf', 'town'),
    'prince-of-wales-museum': sight('the dome of the Prince of Wales Museum', 'monument', '#b08a62', 'lawn'),
    'keneseth-eliyahoo': sight('the blue synagogue of Keneseth Eliyahoo', 'sacred', '#6ba3bd', 'town'),
    'bandra-fort': sight('the arch of Bandra’s old fort by the sea', 'fort', '#8d7b6a', 'sea'),
  },
  hyderabad: {
    charminar: sight('Charminar with its four minarets', 'monument', '#d8b27a', 'town'),
    golconda: sight('Golconda, its walls climbing the hill', 'fort', '#b79a72', 'lawn'),
    chowmahalla: sight('the arcades of Chowmahalla before their pool', 'monument', '#e2cfa8', 'water'),
    'mecca-masjid': sight('the arches of the Mecca Masjid', 'sacred', '#b0a08c', 'town'),
    'qutb-shahi-tombs': sight('a domed tomb of the Qutb Shahi kings', 'fort', '#bda98c', 'lawn'),
    'buddha-of-hussain-sagar': sight('the stone Buddha in Hussain Sagar', 'nature', '#e2d8c6', 'water'),
    'birla-mandir': sight('the white Birla Mandir on its rock', 'sacred', '#efe6d6', 'lawn'),
    'durgam-cheruvu-bridge': sight('the cable bridge over Durgam Cheruvu', 'bridge', '#b9bcb8', 'water'),
    'clock-tower': sight('a clock tower of the old city', 'monument', '#d3b88e', 'town'),
  },
  kolkata: {
    'howrah-bridge': sight('Howrah Bridge over the Hooghly', 'bridge', '#7d6a78', 'water'),
    'victoria-memorial': sight('the Victoria Memorial, white on its lawns', 'monument', '#e3ddd0', 'water'),
    kalighat: sight('the curved roofs of the Kalighat temple', 'sacred', '#e0c6a4', 'town'),
    'new-market': sight('the red clock tower of New Market', 'monument', '#a83f2e', 'town'),
    'south-park-cemetery': sight(
      'pyramids and urns among the trees of South Park Street cemetery',
      'fort',
      '#b3a893',
      'lawn',
    ),
    jorasanko: sight('the red house of the Tagores with its green shutters', 'monument', '#a8422c', 'lawn'),
    'indian-museum': sight('the white colonnade of the Indian Museum', 'monument', '#e3d9c6', 'town'),
  },
  bangalore: {
    'vidhana-soudha': sight('Vidhana Soudha', 'monument', '#c9b08a', 'lawn'),
    'bangalore-palace': sight('the towers of Bangalore Palace under ivy', 'fort', '#b5957a', 'lawn'),
    'lalbagh-glass-house': sight('the Glass House of Lalbagh', 'nature', '#c9c4b0', 'lawn'),
    'bull-temple': sight('the stone bull of the Bull Temple under his garland', 'sacred', '#c4ae90', 'town'),
    'cubbon-bandstand': sight('the bandstand of Cubbon Park', 'nature', '#a83f2e', 'lawn'),
    'russell-market': sight('the clock over the gate of Russell Market', 'monument', '#b5654a', 'town'),
    'someshwara-temple': sight('the painted tower of the Someshwara temple', 'sacred', '#c9a57c', 'town'),
    'ulsoor-lake': sight('an island in Ulsoor Lake with its boathouse and palms', 'nature', '#e0c89c', 'water'),
  },
  goa: {
    'our-lady-steps': sight('the white church of Panjim above its crossing stairs', 'sacred', '#e6d6bd', 'town'),
    'fort-aguada': sight('the lighthouse inside the walls of Fort Aguada', 'fort', '#a5684a', 'sea'),
    'chapora-fort': sight('the red walls of Chapora on their hill', 'fort', '#8f5a3f', 'sea'),
    'reis-magos': sight('the white church of Reis Magos below its fort', 'fort', '#e6dac6', 'water'),
    'saligao-church': sight('the Gothic church of Saligao', 'sacred', '#efe8da', 'lawn'),
    'braganza-house': sight('the long tiled house of the Braganzas', 'monument', '#d9a06c', 'lawn'),
    'piedade-church': sight('the white church on the hill of Divar', 'sacred', '#f0e8da', 'lawn'),
    'divar-ferry': sight('the ferry to Divar with scooters on deck', 'nature', '#d8cdb8', 'water'),
  },
  pune: {
    'shaniwar-wada': sight('the spiked gate of Shaniwar Wada', 'fort', '#8f6a4c', 'lawn'),
    'aga-khan-palace': sight('the arches of the Aga Khan Palace', 'monument', '#e0cfae', 'lawn'),
    pataleshwar: sight('the round stone pavilion of Pataleshwar before its cave', 'sacred', '#8a7f74', 'lawn'),
    'ohel-david': sight('the red-brick tower of Ohel David', 'sacred', '#a8432f', 'town'),
    'lal-mahal': sight('Lal Mahal with its domed turrets', 'fort', '#a5503a', 'town'),
    mandai: sight('the market halls of Mandai round their tower', 'monument', '#8d8272', 'town'),
    vishrambaug: sight('the carved wooden front of Vishrambaug Wada', 'monument', '#c98f63', 'town'),
    'kasba-ganpati': sight('the Kasba Ganpati temple with its saffron flag', 'sacred', '#d9bb90', 'town'),
  },
  chennai: {
    'marina-lighthouse': sight('the red and white lighthouse of the Marina', 'monument', '#b5371f', 'sea'),
    kapaleeshwarar: sight('the painted gopuram of Kapaleeshwarar over its tank', 'sacred', '#b98f7a', 'water'),
    parthasarathy: sight('the gopuram of Parthasarathy among its streets', 'sacred', '#d0b088', 'town'),
    santhome: sight('the white spire of San Thome', 'sacred', '#efe8da', 'town'),
    'egmore-station': sight('Egmore station, red with white bands', 'monument', '#b04630', 'town'),
    'high-court': sight('the towers of the High Court, one of them a lighthouse', 'fort', '#a5442f', 'town'),
    'broken-bridge': sight('the broken bridge at the mouth of the Adyar', 'bridge', '#9c9486', 'sea'),
    'government-museum': sight('the red museum of Egmore', 'monument', '#b04a34', 'lawn'),
    'adyar-banyan': sight('the banyan of Adyar on its many trunks', 'nature', '#8a6a4c', 'lawn'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LandmarkSeed>>>>

type ByCity = typeof landmarksOfCities
export type LandmarkKey = { [City in keyof ByCity]: keyof ByCity[City] }[keyof ByCity]

const all: Readonly<Record<string, Readonly<Record<string, LandmarkSeed>>>> = landmarksOfCities

/** The landmarks of a city by name; those of the whole country if the city has none. */
export const landmarksOf = (city: string): Readonly<Record<string, LandmarkSeed>> =>
  all[city] ?? Object.assign({}, ...Object.values(all))
