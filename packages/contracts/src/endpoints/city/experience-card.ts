import Type, { type Static } from 'typebox'
import { CitySlug, Nullable, Picture, Rupees, Slug } from '../../schema.ts'

/** A day out or an activity, as lists show it. */
export const ExperienceCard = Type.Object({
  id: Slug,
  title: Type.String(),
  line: Type.String(),
  category: Slug,
  city: Nullable(CitySlug, { description: 'null if outside the supported cities' }),
  area: Type.String(),
  price: Nullable(Rupees, { description: '0 if free; null if unknown' }),
  priceFor: Type.String(),
  people: Type.String(),
  minutes: Nullable(Type.Integer()),
  when: Type.String(),
  image: Picture,
  href: Type.String(),
})
export type ExperienceCard = Static<typeof ExperienceCard>
