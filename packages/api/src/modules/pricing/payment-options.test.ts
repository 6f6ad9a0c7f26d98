import { type PaymentQuestion, paymentOptions, paymentRefusal } from './payment-options.ts'
import { houseRules } from './price-rules.ts'

const ask = (more: Partial<PaymentQuestion> = {}): PaymentQuestion => ({
  amount: 100_000,
  credit: 0,
  rules: houseRules,
  pincodeTakesCash: true,
  pincodeTakesPrepaid: true,
  hasPersonalised: false,
  isGatewayOpen: false,
  ...more,
})

test('online payment is refused where no courier takes prepaid parcels', () => {
  const online = (pincodeTakesPrepaid: boolean | null) => {
    const options = paymentOptions(ask({ isGatewayOpen: true, pincodeTakesPrepaid }))
    return options.find(({ method }) => method === 'razorpay')
  }
  expect(online(false)).toMatchObject({ isAvailable: false, reason: expect.stringContaining('prepaid') })
  for (const known of [true, null]) expect(online(known)).toMatchObject({ isAvailable: true, reason: null })
})

describe('cash on delivery', () => {
  test.each([
    [199_99, 'Cash on delivery is for orders of ₹200 and more.'],
    [200_00, null],
    [5_000_00, null],
    [5_000_01, 'Cash on delivery is for orders up to ₹5,000.'],
  ])('is answered for %i paise with %s', (amount, reason) => {
    expect(paymentRefusal('cashondelivery', ask({ amount }), false)).toBe(reason)
  })

  test('may collect what credit leaves of a dearer order', () => {
    const question = ask({ amount: 6_000_00, credit: 1_500_00 })
    expect(paymentRefusal('cashondelivery', question, true)).toBeNull()
    const cash = paymentOptions(question).find(({ method }) => method === 'cashondelivery')
    expect(cash).toMatchObject({ isAvailable: false, onlyWithCredit: true, reason: expect.stringMatching(/up to/) })
    expect(paymentRefusal('cashondelivery', ask({ amount: 250_00, credit: 200_00 }), true)).toBeNull()
  })

  test('is refused for pincodes without cash collection and for personalised items', () => {
    expect(paymentRefusal('cashondelivery', ask({ pincodeTakesCash: false }), false)).toMatch(/pincode/)
    expect(paymentRefusal('cashondelivery', ask({ hasPersonalised: true }), false)).toMatch(/personalised items/)
  })
})

test('settling for free is possible only when nothing is left to pay', () => {
  expect(paymentRefusal('free', ask(), false)).toBe('₹1,000 is left to pay.')
  expect(paymentOptions(ask({ amount: 0 })).filter((option) => option.isAvailable)).toEqual([
    {
      method: 'free',
      title: 'Nothing to pay',
      isAvailable: true,
      onlyWithCredit: false,
      reason: null,
      discount: 0,
      payable: 0,
    },
  ])
})

test('each payment method shows its discount and what is left to pay', () => {
  const asked = (amount: number) =>
    Object.fromEntries(
      paymentOptions(ask({ amount })).map(({ method, discount, payable }) => [method, [discount, payable]]),
    )
  expect(asked(4_788_00)).toMatchObject({ razorpay: [20_00, 4_768_00], cashondelivery: [0, 4_788_00] })
  expect(asked(498_99)).toMatchObject({ razorpay: [0, 498_99], cashondelivery: [0, 498_99] })
})
