import type { PlaceType } from './content-types.ts'

/** What visitors say about a place, by its kind; {gaps} are filled from `placeFillings`. */
export const placeWords: Readonly<Record<PlaceType, readonly string[]>> = {
  food: [
    'The {time} queue moves faster than it looks.',
    'We were {company} and shared {number} plates; nothing went back.',
    'Ask for the table {spot}.',
    'Cash was quicker {time}.',
    'Came {company}, stayed for a second round.',
    'It tastes as it did when I lived {spot}.',
  ],
  nightlife: [
    'The first set begins on time, the second when it likes.',
    'Good sound from the seats {spot}.',
    'Came {company}; we could still hear each other.',
    'Book if there are more than {number} of you.',
    'The room is best {time}.',
  ],
  shopping: [
    'They let me look {time} without asking what I want.',
    'Found {number} things that I had not come for.',
    'Prices are written down, which saves everybody’s voice.',
    'Came {company}, left with two bags.',
    'The best of it lies {spot}.',
  ],
  outdoors: [
    'Go {time}; it is another place then.',
    'There is shade {spot}.',
    'Came {company} and walked it round {number} times.',
    'Carry water, and take the bottle home again.',
    'The bench {spot} is the one to wait for.',
  ],
  culture: [
    'Read the board {spot} first, then look.',
    'Came {company} and nobody got bored.',
    'Quiet {time}, crowded an hour later.',
    'The guard knows more than the leaflet.',
    'We meant to stay an hour and stayed {number}.',
  ],
  wellness: [
    'They do not talk unless one wants to.',
    'I slept {number} hours that night.',
    'Ask for the room {spot}.',
    'Easier to book {time}.',
    'Came {company}; both of us want to go again.',
  ],
  activities: [
    'Came {company}; everyone had something to do.',
    'Best {time}, before the school buses.',
    'We needed {number} hours and would have taken more.',
    'Start {spot} and work backwards.',
    'The staff explain it as often as one asks.',
  ],
}

/** What may stand below a post. */
export const commentWords: readonly string[] = [
  'Went {time} because of this, and it was just so.',
  'You left out the place {spot}, and I am glad.',
  'Reading this {company}; we have a plan now.',
  'Is it still open {time}?',
  'I would add {number} more stops, but then nobody would get home.',
  'We did it {company} and it took {number} hours.',
  'My father used to take us there {time}.',
  'Saved for when my parents visit.',
  'The bit about the bench made me laugh in the metro.',
  'Thank you for writing what it costs.',
]

export const placeFillings = {
  time: [
    ...['on a Tuesday', 'before ten', 'at four', 'on a wet afternoon', 'after eight', 'on a Sunday morning', 'at noon'],
    ...['late on Friday', 'in the first week of the month', 'at opening time', 'just before closing', 'in the heat'],
  ],
  company: [
    ...[
      'with my parents',
      'with two children',
      'alone',
      'with a friend from Kochi',
      'with the office',
      'in a party of six',
    ],
    ...[
      'with my grandmother',
      'with somebody who knew the way',
      'with a pram',
      'on our anniversary',
      'with a bad knee',
    ],
  ],
  spot: [
    ...['by the window', 'under the fan', 'near the back door', 'on the left', 'up the stairs', 'by the old tree'],
    ...['next to the till', 'at the far end', 'in the corner', 'facing the street', 'round the side', 'two lanes away'],
  ],
  number: ['two', 'three', 'four', 'five', 'six'],
} as const

export const placeTitles: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: ['Go', 'As good as they say', 'I will be back', 'My new habit', 'Worth the way'],
  4: ['Very good', 'Nearly perfect', 'Would go again', 'Well kept'],
  3: ['It depends on the hour', 'All right', 'Good, but crowded'],
}
