import type { TagSeed } from './content-types.ts'

const row = (
  group: TagSeed['group'],
  programmatic: boolean,
  rows: Readonly<Record<string, readonly [name: string, line: string]>>,
): TagSeed[] => Object.entries(rows).map(([slug, [name, line]]) => ({ slug, name, line, group, programmatic }))

/** Topics that people look for without knowing a name. Pages of the programmatic ones fill themselves. */
export const tags: readonly TagSeed[] = [
  ...row('food', true, {
    'street-food': ['Street food', 'Eaten standing, remembered sitting down'],
    cafes: ['Cafes', 'Tables, light, and nobody in a hurry to clear the cup'],
    breakfast: ['Breakfast', 'Worth the alarm clock, even on a Sunday'],
    'late-night': ['Late night', 'Kitchens and corners that stay up with you'],
    chai: ['Chai', 'By the glass, the cutting, the kulhad and the argument'],
    bakeries: ['Bakeries', 'Follow your nose; it has never been wrong about butter'],
  }),
  ...row('going-out', true, {
    'date-night': ['Date night', 'Low lamps, short menus, a walk afterwards'],
    'live-music': ['Live music', 'Somebody is tuning a guitar two streets away'],
    'rainy-day': ['Rainy day', 'A roof, a window, something hot'],
    'under-500': ['Under ₹500', 'A full evening for a single note'],
    weekend: ['This weekend', 'Two days, no spreadsheets'],
  }),
  ...row('company', true, {
    'with-kids': ['With kids', 'Room to run, somewhere to wash hands after'],
    'with-dogs': ['With dogs', 'Where the four-legged are asked in by name'],
    solo: ['On your own', 'A counter seat, a book, no questions'],
  }),
  ...row('culture', true, {
    'heritage-walks': ['Heritage walks', 'Old stones, told by people who live beside them'],
    museums: ['Museums', 'Cool rooms full of other people’s Tuesdays'],
    books: ['Books', 'New, second-hand, borrowed and never returned'],
  }),
  ...row('outdoors', true, { parks: ['Parks', 'Shade, benches, and the occasional parakeet'] }),
  ...row('shopping', true, { markets: ['Markets', 'Carry a bag; carry another inside it'] }),
  ...row('food', false, {
    biryani: ['Biryani', 'Opinions served with raita'],
    coffee: ['Coffee', 'Filter, pour-over, or merely urgent'],
    sweets: ['Sweets', 'By the hundred grams, which is a lie we tell the scale'],
    thali: ['Thalis', 'Everything at once, and then again'],
    seafood: ['Seafood', 'What came off the boat this morning'],
    vegetarian: ['Vegetarian', 'Not a side dish in sight'],
    'tried-and-tested': ['Tried & tested', 'We paid, we sat, we wrote it down'],
  }),
  ...row('going-out', false, {
    nightlife: ['Nightlife', 'Dance floors, dive bars and the auto home'],
    rooftops: ['Rooftops', 'Closer to the kites'],
    theatre: ['Theatre', 'Two hours without a pause button'],
    cinema: ['Cinema', 'Single screens and samosas at the interval'],
    festivals: ['Festivals', 'When the whole street turns host'],
  }),
  ...row('company', false, {
    'work-from-cafe': ['Work from a cafe', 'Plugs that work and people who whisper'],
    'with-parents': ['With parents', 'Few steps, good chairs, familiar spoons'],
  }),
  ...row('culture', false, {
    galleries: ['Galleries', 'White walls you may walk into without buying'],
    crafts: ['Crafts', 'Hands first, machines if they must'],
    architecture: ['Architecture', 'Look up; the best part is above the signboards'],
    'sacred-places': ['Sacred places', 'Shoes off, voices low'],
    workshops: ['Workshops', 'Leave with clay under the nails'],
  }),
  ...row('outdoors', false, {
    lakes: ['Lakes', 'Water that the city forgot to build on'],
    beaches: ['Beaches', 'Sand in the sandwich, every time'],
    'early-morning': ['Early morning', 'Before the horns wake up'],
    cycling: ['Cycling', 'Two wheels and a thermos'],
    birds: ['Birds', 'Bring patience; leave the flash'],
    sunsets: ['Sunsets', 'Arrive twenty minutes early, stay twenty late'],
    hills: ['Hills', 'Up for the view, down for the idli'],
  }),
  ...row('shopping', false, {
    handloom: ['Handloom', 'Cloth with a person on the other end'],
    flowers: ['Flowers', 'By weight, by string, by armful'],
    vinyl: ['Records', 'Dust jackets and scratched choruses'],
    malls: ['Malls', 'Air, escalators and a place to wait for someone'],
    wellness: ['Wellness', 'An hour in which nobody needs you'],
  }),
]
