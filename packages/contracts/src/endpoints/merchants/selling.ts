import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Email, ErrorBody, Phone, Text } from '../../schema.ts'

const tags = ['merchant'] as const

/** A maker who would like to sell here. */
export const SellingRequest = Type.Object({
  name: Text(1, 80),
  shop: Text(1, 80),
  email: Email,
  phone: Phone,
  city: CitySlug,
  about: Text(20, 1000),
  link: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^(https?://)?[A-Za-z0-9.-]+\\.[A-Za-z]{2,}(/[^\\s]*)?$',
      description: "link to samples of the applicant's products",
    }),
  ),
})
export type SellingRequest = Static<typeof SellingRequest>

/** What is sent under the address of an unanswered request is kept beside it: it may come from somebody else. */
export const askToSell = {
  method: 'POST',
  url: '/merchant/requests',
  access: 'public',
  summary: 'Submits an application to sell at Nukkad; the team and the applicant are notified by email',
  tags,
  schema: {
    body: SellingRequest,
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint
