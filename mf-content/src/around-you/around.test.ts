import { aroundIn, distanceText, fromQuery, rounded } from './around.ts'

const read = (search: string) => aroundIn(new URLSearchParams(search))

test('the address says from where, what and whether open now', () => {
  expect(read('pincode=110016&type=food&open=1')).toEqual({
    from: { by: 'pincode', pincode: '110016' },
    type: 'food',
    isOpenNow: true,
    badPincode: null,
  })
  expect(read('lat=28.59&lng=77.22').from).toEqual({ by: 'position', lat: 28.59, lng: 77.22 })
  expect(read('locality=hauz-khas').from).toEqual({ by: 'locality', locality: 'hauz-khas' })
})

test.each(['110%20016', '110-016', '+110016+'])('%s is a pincode as people write it', (written) => {
  expect(read(`pincode=${written}`)).toMatchObject({ from: { by: 'pincode', pincode: '110016' }, badPincode: null })
})

test.each(['000000', '11001', 'abcdef', '1100166'])('%s is no pincode, and the page says so', (pincode) => {
  expect(read(`pincode=${pincode}`)).toMatchObject({ from: { by: 'city' }, badPincode: pincode })
})

test.each(['pincode=null', 'lat=900&lng=1', 'lat=x&lng=y', 'locality=Hauz%20Khas', 'type=spaceships'])(
  '%s is as if it were not there',
  (search) => {
    expect(read(search)).toEqual({ from: { by: 'city' }, type: null, isOpenNow: false, badPincode: null })
  },
)

test('another place from where takes the one before out of the address', () => {
  expect(fromQuery({ by: 'pincode', pincode: '560038' })).toEqual({
    lat: null,
    lng: null,
    locality: null,
    page: null,
    pincode: '560038',
  })
})

test('a position is told to a hundred metres and no nearer', () => {
  expect(rounded(28.593142)).toBe(28.593)
})

test.each([
  [12, '50 m'],
  [349, '350 m'],
  [980, '1.0 km'],
  [2412, '2.4 km'],
])('%d metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
