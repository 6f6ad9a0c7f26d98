import type { PlaceType } from './content-types.ts'

/** Visitors' sentences about a place, by its kind; {gaps} are filled from `placeFillings`. */
export const placeWords: Readonly<Record<PlaceType, readonly string[]>> = {
  food: [
    'The {time} queue moves faster than it looks.',
    'We were {company} and shared {number} plates; nothing went back.',
    'Ask for the table {spot}.',
    'Cash was quicker {time}.',
    'Came {company}, stayed for a second round.',
    'It tastes as it did when I lived {spot}.',
    'The man at the counter remembered my order {time}.',
    'Two of the dishes are worth the journey, the third is for the hungry.',
    'Small plates, fair prices, no music.',
    'Clean, quick, and they refill the water without being asked.',
    'I would have paid more {time}.',
  ],
  nightlife: [
    'The first set begins on time, the second when it likes.',
    'Good sound from the seats {spot}.',
    'Came {company}; we could still hear each other.',
    'Book if there are more than {number} of you.',
    'The room is best {time}.',
    'Nobody shouted, which at this hour is a feature.',
    'Kitchen closes before the band does.',
    'The staff called us a cab {time}.',
    'A room that knows what it is for.',
  ],
  shopping: [
    'They let me look {time} without asking what I want.',
    'Found {number} things that I had not come for.',
    'Prices are written down, which saves everybody’s voice.',
    'Came {company}, left with two bags.',
    'The best of it lies {spot}.',
    'They wrapped it without a second of tape too many.',
    'The owner told us who made each piece.',
    'Exchange was no trouble {time}.',
    'Not cheap, and it says why.',
  ],
  outdoors: [
    'Go {time}; it is another place then.',
    'There is shade {spot}.',
    'Came {company} and walked it round {number} times.',
    'Carry water, and take the bottle home again.',
    'The bench {spot} is the one to wait for.',
    'Clean paths, and somebody who sweeps them before six.',
    'More birds than people {time}.',
    'Dogs on leads, children not.',
    'The toilets are open and fit to be used.',
  ],
  culture: [
    'Read the board {spot} first, then look.',
    'Came {company} and nobody got bored.',
    'Quiet {time}, crowded an hour later.',
    'The guard knows more than the leaflet.',
    'We meant to stay an hour and stayed {number}.',
    'Ticket in one minute, shoes in a numbered rack.',
    'Some labels need a new bulb, the things do not.',
    'It was the light {time} that I had come for.',
    'We sat down and nobody moved us on.',
  ],
  wellness: [
    'They do not talk unless one wants to.',
    'I slept {number} hours that night.',
    'Ask for the room {spot}.',
    'Easier to book {time}.',
    'Came {company}; both of us want to go again.',
    'The oil was warm, the towels were warmer.',
    'Prices are the ones on the card.',
    'They asked about my back and listened.',
    'Tea afterwards, and no hurry to leave.',
  ],
  activities: [
    'Came {company}; everyone had something to do.',
    'Best {time}, before the school buses.',
    'We needed {number} hours and would have taken more.',
    'Start {spot} and work backwards.',
    'The staff explain it as often as one asks.',
    'Safe, and they check twice.',
    'Worth it for the people who run it.',
    'We came home tired in the right way.',
    'Lockers {spot}, and they lock.',
  ],
}

/** Comments on posts. */
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
  'Sent this to three people before the second paragraph.',
  'We got the last table {time}, thanks to your tip.',
  'I live {spot} and had never looked up.',
  'The prices have gone up by ten rupees, the rest is as you say.',
  'Please do the next neighbourhood too.',
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
