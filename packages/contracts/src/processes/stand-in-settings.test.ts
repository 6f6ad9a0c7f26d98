import Type from 'typebox'
import { leftAtStandIns } from './stand-in-settings.ts'

const schema = Type.Object({
  CHECKOUT_URL: Type.String({ default: 'http://localhost:3002/v1/checkout.js' }),
  TEAM_EMAIL: Type.String({ default: 'team@nukkad.example' }),
  API_URL: Type.String({ default: 'http://127.0.0.1:3001' }),
})
const settings = { CHECKOUT_URL: 'http://localhost:3002/v1/checkout.js', TEAM_EMAIL: 'team@shop.in' }

test('leftAtStandIns names what still leads to the sandbox, on a public site only', () => {
  expect(leftAtStandIns(schema, settings, 'https://shop.in')).toEqual(['CHECKOUT_URL'])
  expect(leftAtStandIns(schema, settings, 'http://localhost:3000')).toEqual([])
})
