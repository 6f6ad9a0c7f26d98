type Titles<Stars extends number> = Readonly<Record<Stars, readonly string[]>>

/** Titles of reviews of products, by number of stars. */
export const reviewTitles: Titles<1 | 2 | 3 | 4 | 5> = {
  5: [
    ...['Better than the picture', 'A keeper', 'Just right', 'Made with care', 'My new favourite', 'Bought two'],
    ...['Lovely', 'Worth the wait', 'Nothing to add', 'I keep looking at it', 'Told everybody', 'The real thing'],
    ...['Ask for the other colour too', 'As it should be', 'No regrets', 'Finally', 'Second one already'],
    ...['Beautifully finished', 'A small luxury', 'It stays', 'Straight from a good workshop', 'Five, gladly'],
  ],
  4: [
    ...['Good, nearly great', 'Happy with it', 'Would buy again', 'Very nice', 'Almost there', 'One small thing'],
    ...['Good work', 'Four and a half', 'Close to perfect', 'Pleased', 'Better after a week', 'Solid'],
  ],
  3: [
    ...['It is all right', 'Mixed feelings', 'Decent', 'Neither here nor there', 'Fine for the price', 'Half and half'],
    ...['Could be better', 'It does its job'],
  ],
  2: ['Expected more', 'Not quite', 'A pity', 'Not as shown', 'Once was enough'],
  1: ['Not for me', 'Came broken', 'Sent it back', 'Sadly, no', 'The refund was quick'],
}

/** Further ones with gaps, which are filled as those of the sentences are. */
export const titlePatterns: Titles<1 | 2 | 3 | 4 | 5> = {
  5: ['{who} wants one', '{who} approves', 'Sent it to {town}', 'Right for {occasion}', 'In use since {month}'],
  4: ['{who} likes it', 'Good for {occasion}', 'A slow road to {town}'],
  3: ['{who} is undecided', 'It did for {occasion}'],
  2: ['{who} was not convinced', 'Not for {occasion}'],
  1: ['Back from {town}', '{who} said no'],
}

/** Titles of visitors' reviews of places. */
export const placeTitles: Titles<3 | 4 | 5> = {
  5: [
    ...[
      'Go',
      'As good as they say',
      'I will be back',
      'My new habit',
      'Worth the way',
      'Worth the queue',
      'Take a friend',
    ],
    ...['Take nobody', 'Better each time', 'Where I take visitors', 'My city in one place', 'Go early', 'Stay longer'],
    ...['Nothing like it', 'Every month since', 'Keep it like this', 'An hour became three', 'For the second visit'],
    ...['Bring time', 'Even in the rain', 'I had walked past for years', 'The way it should be'],
  ],
  4: [
    ...['Very good', 'Nearly perfect', 'Would go again', 'Well kept', 'Good on a weekday', 'Almost a five'],
    ...[
      'Glad we went',
      'Good, bring cash',
      'Pleasant',
      'Better than the photos',
      'One star for the parking',
      'Friendly',
    ],
    ...['Small but good', 'A good hour'],
  ],
  3: [
    ...['It depends on the hour', 'All right', 'Good, but crowded', 'Once is enough', 'Fine', 'Too loud for me'],
    ...['Not on a Sunday', 'It was better before'],
  ],
}
