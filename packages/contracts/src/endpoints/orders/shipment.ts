import Type, { type Static } from 'typebox'
import { Nullable, Timestamp } from '../../schema.ts'

/** Carriers of parcels, including the merchant's own staff. */
export const couriers = [
  'Merchant Delivery',
  'Bluedart',
  'Delhivery',
  'DHL',
  'DTDC',
  'Fedex',
  'First Flight',
  'Gati',
  'Indian Postal Service',
  'Overnite Express Limited',
  'Professional Couriers',
  'Shadowfax',
  'TNT India',
  'Other',
] as const
export const Courier = Type.Enum(couriers)
export type Courier = (typeof couriers)[number]

/** The tracking number on the parcel, as the courier prints it. */
export const Awb = Type.String({
  minLength: 4,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9/-]*$',
  description: 'letters, digits, - and /',
})

/** A stage of the way; `at` is null until it is reached. */
export const TrackStep = Type.Object({ label: Type.String(), at: Nullable(Timestamp), done: Type.Boolean() })

/** One parcel: what was ordered, the replacement of an exchange, or a return. */
export const Shipment = Type.Object({
  kind: Type.Union([Type.Literal('order'), Type.Literal('replacement')]),
  courier: Type.String(),
  awb: Nullable(Type.String({ description: 'null if the merchant delivers without a tracking number' })),
  tracking_url: Nullable(Type.String({ description: 'tracking page of the courier, if any' })),
  shippedAt: Timestamp,
  expectedBy: Nullable(Type.String({ format: 'date' })),
  deliveredAt: Nullable(Timestamp),
  steps: Type.Array(TrackStep),
})
export type Shipment = Static<typeof Shipment>
