import { parseOpeningHours, week } from './opening-hours.ts'

const day = 1_440
const at = (weekday: number, hours: number, minutes = 0) => weekday * day + hours * 60 + minutes

describe('parseOpeningHours', () => {
  test('reads daily hours as seven ranges', () => {
    const ranges = parseOpeningHours('Daily 11 am – 11 pm')
    expect(ranges).toHaveLength(7)
    expect(ranges?.[0]).toEqual([at(0, 11), at(0, 23)])
    expect(ranges?.[6]).toEqual([at(6, 11), at(6, 23)])
  })

  test('reads hours that differ by day, with half hours', () => {
    const ranges = parseOpeningHours('Mon–Sat 10:30 am – 8 pm; Sun 12 pm – 5 pm')
    expect(ranges?.[0]).toEqual([at(0, 10, 30), at(0, 20)])
    expect(ranges?.[6]).toEqual([at(6, 12), at(6, 17)])
  })

  test.each(['Closed Mon; else 9 am – 5 pm', 'Tue–Sun 9 am – 5 pm', 'Closed on Mondays; otherwise 9am to 5pm'])(
    'reads six days from %s',
    (text) => {
      const ranges = parseOpeningHours(text)
      expect(ranges).toHaveLength(6)
      expect(ranges?.[0]).toEqual([at(1, 9), at(1, 17)])
    },
  )

  test('reads day ranges across the end of the week', () => {
    expect(parseOpeningHours('Thu–Tue 10 am – 5.30 pm')).toHaveLength(6)
    expect(parseOpeningHours('Sat & Sun 8 am – 9 am')).toEqual([
      [at(5, 8), at(5, 9)],
      [at(6, 8), at(6, 9)],
    ])
  })

  test('reads a closing time after midnight, also from Sunday night into Monday', () => {
    const ranges = parseOpeningHours('Daily 6 pm – 12.30 am')
    expect(ranges?.[0]).toEqual([0, 30])
    expect(ranges?.[1]).toEqual([at(0, 18), at(1, 0, 30)])
    expect(ranges?.at(-1)).toEqual([at(6, 18), week])
  })

  test('reads midnight as the end of the day', () => {
    expect(parseOpeningHours('Sun 6 pm – midnight')).toEqual([[at(6, 18), week]])
    expect(parseOpeningHours('Mon 6 pm – 12 am')).toEqual([[at(0, 18), at(1, 0)]])
  })

  test('reads two ranges a day, and open all day', () => {
    expect(parseOpeningHours('Mon 7 am – 11 am, 4 pm – 8 pm')).toEqual([
      [at(0, 7), at(0, 11)],
      [at(0, 16), at(0, 20)],
    ])
    expect(parseOpeningHours('24 hours')).toEqual([[0, week]])
    expect(parseOpeningHours('Always open')).toEqual([[0, week]])
  })

  test.each(['', 'ask the neighbours', 'Mon 25 pm – 3 am', 'Someday 9 am – 5 pm', '9 am', 'Mon 9 am – 5 pm – 6 pm'])(
    'does not guess “%s”',
    (text) => expect(parseOpeningHours(text)).toBeUndefined(),
  )
})
