import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Page, PageQuery, Text, Timestamp } from '../../schema.ts'

const tags = ['complaints'] as const

/** What complaints are about. */
export const complaintKinds = ['order', 'refund', 'product', 'content', 'privacy', 'accessibility', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

/** 'C-7KQ2-9XMH'; typed in any case, with or without hyphens and spaces. */
export const Ticket = Type.String({ maxLength: 40, pattern: '^[Cc][ -]*([0-9A-Za-z][ -]*){8}$' })

export const NewComplaint = Type.Object({
  kind: Type.Enum(complaintKinds),
  name: Text(1, 80),
  email: Email,
  about: Type.Optional(Text(0, 60)),
  text: Text(20, 4000),
})
export type NewComplaint = Static<typeof NewComplaint>

/** A complaint as its sender follows it. */
export const Complaint = Type.Object({
  ticket: Type.String(),
  kind: Type.Enum(complaintKinds),
  received_at: Timestamp,
  answer_by: Timestamp,
  answered_at: Nullable(Timestamp),
  answer: Nullable(Type.String()),
})
export type Complaint = Static<typeof Complaint>

export const makeComplaint = {
  method: 'POST',
  url: '/complaints',
  access: 'optional',
  summary: 'Sends a complaint to the grievance officer; responds with its ticket, which is also sent by email',
  tags,
  schema: {
    body: NewComplaint,
    response: { 200: Data(Complaint), 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** A POST, because the email address is not for addresses and logs. */
export const trackComplaint = {
  method: 'POST',
  url: '/complaints/track',
  access: 'public',
  summary: 'Returns a complaint by its ticket and the email address that it was sent with',
  tags,
  schema: {
    body: Type.Object({ ticket: Ticket, email: Email }),
    response: { 200: Data(Complaint), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** A complaint as the team reads it. */
export const ReceivedComplaint = Type.Object({
  ...Complaint.properties,
  name: Type.String(),
  email: Type.String(),
  about: Type.String({ description: 'the order number or page that the sender named; may be empty' }),
  text: Type.String(),
  answered_by: Nullable(Type.String({ description: 'name of the one who answered' })),
})
export type ReceivedComplaint = Static<typeof ReceivedComplaint>

export const receivedComplaints = {
  method: 'GET',
  url: '/editor/complaints',
  access: 'editor',
  summary: 'Lists complaints: those without an answer, longest waiting first, or the answered ones, newest first',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('answered')], { default: 'open' })),
    }),
    response: { 200: Page(ReceivedComplaint), 401: ErrorBody, 403: ErrorBody },
  },
} as const satisfies Endpoint

export const answerComplaint = {
  method: 'PUT',
  url: '/editor/complaints/:ticket/answer',
  access: 'editor',
  summary: 'Answers a complaint, which closes it; the sender gets the answer by email',
  tags,
  schema: {
    params: Type.Object({ ticket: Ticket }),
    body: Type.Object({ answer: Text(10, 4000) }),
    response: { 200: Data(ReceivedComplaint), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
