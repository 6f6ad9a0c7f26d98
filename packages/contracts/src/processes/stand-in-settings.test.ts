import Type from 'typebox'
import { leftAtStandIns } from './stand-in-settings.ts'

const schema = Type.Object({
  CHECKOUT_URL: Type.String({ default: 'http://localhost:3002/v1/checkout.js' }),
  TEAM_EMAIL: Type.String({ default: 'team@nukkad.example' }),
  GOOGLE_ISSUER: Type.String({ default: 'http://localhost:3002/google' }),
  API_URL: Type.String({ default: 'http://127.0.0.1:3001' }),
})
const settings = { CHECKOUT_URL: 'http://localhost:3002/v1/checkout.js', TEAM_EMAIL: 'team@shop.in' }

test('leftAtStandIns names what still leads to the sandbox, on a public site only', () => {
  expect(leftAtStandIns(schema, settings, 'https://shop.in')).toEqual(['CHECKOUT_URL'])
  expect(leftAtStandIns(schema, settings, 'http://localhost:3000')).toEqual([])
})

test('leftAtStandIns leaves out the settings of a sign-in that is switched off', () => {
  const left = { GOOGLE_ISSUER: 'http://localhost:3002/google' }
  expect(leftAtStandIns(schema, left, 'https://shop.in')).toEqual(['GOOGLE_ISSUER'])
  expect(leftAtStandIns(schema, Object.assign({ GOOGLE_CLIENT_ID: 'none' }, left), 'https://shop.in')).toEqual([])
})
