import { lookUpPincode, type Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { localKeys, sessionKeys } from '../storage/keys.ts'
import { readJson } from '../storage/safe-storage.ts'
import { answer, refuse, testHost } from '../testing/index.tsx'

const served = (parts: Partial<Serviceability> = {}) => ({
  data: {
    pincode: '110003',
    serviceability: [
      { partner: 'Delhivery', deliver_prepaid: true, deliver_cod: true },
      { partner: 'Gati', deliver_prepaid: false, deliver_cod: true },
      { partner: 'Bluedart', deliver_prepaid: true, deliver_cod: false },
    ],
    district: 'South Delhi',
    postalCity: 'New Delhi',
    state: 'Delhi',
    wefastCity: 'Delhi',
    city: 'delhi',
    days: 2,
    ...parts,
  },
})
const visitValues = (visit: { getItem(key: string): string | null }) =>
  [sessionKeys.deliveryPartners, sessionKeys.visibleCity, sessionKeys.fastDeliveryCity].map((key) => visit.getItem(key))

describe('city store', () => {
  test('stores the chosen city and publishes location.changed', async () => {
    const { host, local } = testHost()
    const told: unknown[] = []
    host.bus.on('location.changed', (change) => told.push(change))

    await host.city.choose('goa')

    expect(local.getItem(localKeys.city)).toBe('goa')
    expect(readJson(local, localKeys.location)).toEqual({ city: 'goa', pincode: null, subCity: null })
    expect(host.city.choice$.value).toMatchObject({ slug: 'goa', city: { name: 'Goa' } })
    expect(told).toEqual([{ city: 'goa', pincode: null }])
  })

  test('takes the pincode that the app passes in the address', async () => {
    const { network, local } = testHost({ path: '/shop?pincode=110003', answers: [answer(lookUpPincode, served())] })
    await new Promise((resolve) => setTimeout(resolve))
    expect(local.getItem(localKeys.pincode)).toBe('110003')
    expect(network.callsTo(lookUpPincode).map(({ query }) => query.pincode)).toEqual(['110003'])
  })

  test('refreshes the delivery partners of the stored pincode when a city is chosen', async () => {
    const { host, visit } = testHost({ pincode: '110003', answers: [answer(lookUpPincode, served())] })

    await host.city.choose('goa')

    expect(visitValues(visit)).toEqual(['Delhivery,Bluedart', 'south delhi', 'delhi'])
  })

  test.each([
    ['other', 'all'],
    ['all', 'all'],
    ['atlantis', null],
  ])('stores %s as %s', async (slug, stored) => {
    const { host, local } = testHost()
    await host.city.choose(slug)
    expect(local.getItem(localKeys.city)).toBe(stored)
  })

  test('clears the city, the location, the pincode and the visit’s delivery data', async () => {
    const { host, local, visit } = testHost({ answers: [answer(lookUpPincode, served())] })
    await host.city.choosePincode('110003')

    host.city.clear()

    expect([localKeys.city, localKeys.location, localKeys.pincode].map((key) => local.getItem(key))).toEqual([
      null,
      null,
      null,
    ])
    expect(visitValues(visit)).toEqual([null, null, null])
    expect(host.city.choice$.value).toMatchObject({ city: null, slug: 'all', pincode: null, isChosen: false })
  })
})

describe('pincode', () => {
  test('sets its city, district and delivery partners', async () => {
    const { host, local, visit } = testHost({ answers: [answer(lookUpPincode, served())] })

    expect(await host.city.choosePincode(' 110003 ')).toMatchObject({ district: 'South Delhi' })

    expect(readJson(local, localKeys.location)).toEqual({ city: 'delhi', pincode: '110003', subCity: 'South Delhi' })
    expect(local.getItem(localKeys.pincode)).toBe('110003')
    expect(visitValues(visit)).toEqual(['Delhivery,Bluedart', 'south delhi', 'delhi'])
  })

  test('stores none when no partner takes prepaid parcels', async () => {
    const { host, visit } = testHost({
      answers: [answer(lookUpPincode, served({ serviceability: [], wefastCity: null }))],
    })
    await host.city.choosePincode('110003')
    expect(visitValues(visit)).toEqual(['none', 'south delhi', ''])
  })

  test.each(['11000', '1100033', 'abcdef', '011003', 'null', ''])('rejects %p without a lookup', async (text) => {
    const { host, network } = testHost()
    expect(await host.city.choosePincode(text)).toBe(false)
    expect(network.calls).toHaveLength(0)
  })

  test('treats a stored "null" as no pincode', () => {
    expect(testHost({ pincode: 'null' }).host.city.choice$.value.pincode).toBeNull()
    expect(testHost({ pincode: '110003' }).host.city.choice$.value.pincode).toBe('110003')
  })

  test('keeps the delivery partners and only logs to the console when the lookup fails', async () => {
    const { host, network, visit, notices } = testHost({ answers: [answer(lookUpPincode, served())] })
    await host.city.choosePincode('110003')
    network.answer(lookUpPincode, refuse(404, 'not_found', 'no such pincode'))
    const lines: unknown[] = []
    const { info } = console
    console.info = (...line: unknown[]) => void lines.push(line)

    await host.city.choosePincode('999999')

    console.info = info
    expect(visitValues(visit)[0]).toBe('Delhivery,Bluedart')
    expect(lines).toHaveLength(1)
    expect(notices).toEqual([])
  })
})
