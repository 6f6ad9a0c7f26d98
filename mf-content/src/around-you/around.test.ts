import { aroundIn, distanceText, fromQuery, rounded } from './around.ts'

const read = (search: string) => aroundIn(new URLSearchParams(search))

test('reads the origin, the type and the open-now filter from the address', () => {
  expect(read('pincode=110016&type=food&open=1')).toEqual({
    from: { by: 'pincode', pincode: '110016' },
    type: 'food',
    isOpenNow: true,
    badPincode: null,
  })
  expect(read('lat=28.59&lng=77.22').from).toEqual({ by: 'position', lat: 28.59, lng: 77.22 })
  expect(read('locality=hauz-khas').from).toEqual({ by: 'locality', locality: 'hauz-khas' })
})

test.each(['110%20016', '110-016', '+110016+'])('accepts %s as a pincode', (written) => {
  expect(read(`pincode=${written}`)).toMatchObject({ from: { by: 'pincode', pincode: '110016' }, badPincode: null })
})

test.each(['000000', '11001', 'abcdef', '1100166'])('reports %s as an invalid pincode', (pincode) => {
  expect(read(`pincode=${pincode}`)).toMatchObject({ from: { by: 'city' }, badPincode: pincode })
})

test.each(['pincode=null', 'lat=900&lng=1', 'lat=x&lng=y', 'locality=Hauz%20Khas', 'type=spaceships'])(
  'ignores %s',
  (search) => {
    expect(read(search)).toEqual({ from: { by: 'city' }, type: null, isOpenNow: false, badPincode: null })
  },
)

test('removes the previous origin from the address when another is chosen', () => {
  expect(fromQuery({ by: 'pincode', pincode: '560038' })).toEqual({
    lat: null,
    lng: null,
    locality: null,
    page: null,
    pincode: '560038',
  })
})

test('rounds a position to about a hundred metres', () => {
  expect(rounded(28.593142)).toBe(28.593)
})

test.each([
  [12, '50 m'],
  [349, '350 m'],
  [980, '1.0 km'],
  [2412, '2.4 km'],
])('shows %d metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
