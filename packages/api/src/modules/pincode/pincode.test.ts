import { fetchLocation, lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { refusingInTransactions, transaction } from '../../db.ts'
import { useWorld } from '../../testing/world.ts'
import { createPincodeService } from './pincode.service.ts'

const world = useWorld()
const lookUp = async (pincode: string) => (await world.call(lookUpPincode, { query: { pincode } })).body.data
const locate = async (query: Record<string, unknown>) => (await world.call(fetchLocation, { query })).body.data

describe('a pincode', () => {
  test('is known for all of India', async () => {
    const [row] = await world.db<{ count: number; states: number }[]>`
      select count(*) as count, count(distinct state) as states from pincode`
    expect(row?.count).toBeGreaterThan(19_000)
    expect(row?.states).toBe(36)
  })

  test('has same-day delivery in central Delhi', async () => {
    expect(await lookUp('110001')).toMatchObject({
      district: 'Central Delhi',
      state: 'Delhi',
      city: 'delhi',
      wefastCity: 'Delhi',
      days: 2,
    })
  })

  test.each([
    ['110049', 'New Delhi'],
    ['110096', 'New Delhi'],
    ['201301', 'Noida'],
    ['122001', 'Gurugram'],
    ['400703', 'Navi Mumbai'],
    ['400601', 'Thane'],
    ['500032', 'Hyderabad'],
    ['560001', 'Bengaluru'],
    ['600045', 'Chennai'],
    ['700091', 'Kolkata'],
    ['211001', 'Prayagraj'],
    ['302001', 'Jaipur'],
  ])('%s has the postal city %s, which may differ from its district', async (pincode, city) => {
    expect((await lookUp(pincode)).postalCity).toBe(city)
  })

  test('is served by post, prepaid only, in a remote state', async () => {
    expect(await lookUp('797001')).toMatchObject({
      state: 'Nagaland',
      city: null,
      wefastCity: null,
      serviceability: [{ partner: 'daak-parcel', deliver_prepaid: true, deliver_cod: false }],
    })
  })

  test('is looked up on the connection of the transaction that asks', async () => {
    const db = refusingInTransactions(world.db)
    const pincodes = createPincodeService(db)
    await transaction(db, async (tx) => {
      await expect(pincodes.serviceability('110049', tx)).resolves.toMatchObject({ city: 'delhi' })
      await expect(pincodes.serviceability('110048')).rejects.toThrow('outside the open transaction')
    })
  })

  test('has no delivery partner on an island without couriers', async () => {
    expect((await lookUp('682555')).serviceability).toEqual([])
  })

  test('returns 404 when it does not exist, and 400 when it is malformed', async () => {
    expect((await world.call(lookUpPincode, { query: { pincode: '999999' } })).status).toBe(404)
    for (const pincode of ['000000', '012345', '11000', '1100011', 'abcdef', 'null', '']) {
      const { status, error } = await world.call(lookUpPincode, { query: { pincode } })
      expect(status).toBe(400)
      expect(error).toMatchObject({
        code: 'validation',
        fields: { pincode: 'must be: six digits, not starting with 0' },
      })
    }
  })
})

describe('the location of a visitor', () => {
  test.each([
    ['201301', 'delhi', 'Noida'],
    ['122001', 'delhi', 'Gurugram'],
    ['560001', 'bangalore', null],
    ['400001', 'mumbai', null],
    ['403001', 'goa', null],
    ['700001', 'kolkata', null],
    ['411001', 'pune', null],
    ['600001', 'chennai', null],
    ['500001', 'hyderabad', null],
    ['797001', 'all', null],
  ])('is found from pincode %s: %s', async (pincode, city, subCity) => {
    expect(await locate({ pincode })).toMatchObject({ city, subCity, pincode })
  })

  test('is found from coordinates by the nearest pincode', async () => {
    expect(await locate({ lat: 28.5494, lng: 77.2001 })).toMatchObject({ city: 'delhi', pincode: expect.any(String) })
    expect((await world.call(fetchLocation, { query: { lat: 0, lng: 0 } })).status).toBe(404)
  })

  test('is found from an address, by its pincode or a place name', async () => {
    expect(await locate({ address: '12, MG Road, Bengaluru' })).toMatchObject({
      city: 'bangalore',
      subCity: 'Bengaluru',
    })
    expect(await locate({ address: 'Sector 18, Noida' })).toMatchObject({ city: 'delhi', subCity: 'Noida' })
    expect(await locate({ address: 'somewhere, 411001' })).toMatchObject({ city: 'pune' })
    expect((await world.call(fetchLocation, { query: { address: 'Atlantis' } })).status).toBe(404)
  })
})
