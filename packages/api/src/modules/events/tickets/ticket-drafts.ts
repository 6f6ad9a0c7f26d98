import type { EventDraft } from '@nukkad/contracts/endpoints/content/editor'
import type { Fields } from '../../../errors.ts'
import type { TakenSeats, TicketColumns } from '../editing/edited-tickets.repository.ts'

/**
 * Matches the wanted ticket types to the stored ones: by id, else by name, because an earlier revision does not know
 * the ids of types published since.
 */
export function withStoredIds(types: readonly TicketColumns[], there: readonly { id: number; name: string }[]) {
  const byId = new Map(types.flatMap(({ id }) => (id !== null && there.some((one) => one.id === id) ? [[id, id]] : [])))
  const free = there.filter(({ id }) => !byId.has(id))
  return types.map((type): TicketColumns => {
    if (type.id !== null && byId.has(type.id)) return type
    const same = free.find(({ name }) => name === type.name)
    return { ...type, id: same?.id ?? null }
  })
}

/**
 * Refuses changes that would take seats away: fewer seats than are sold and held, or the removal of a type that was
 * ever chosen.
 */
export function inputErrorsOfSeats(types: readonly TicketColumns[], there: readonly TakenSeats[]): Fields {
  const fields: Fields = {}
  types.forEach(({ id, seats }, at) => {
    const taken = there.find((one) => one.id === id)
    if (!taken || seats >= taken.sold + taken.held) return
    const held = taken.held > 0 ? ` and ${taken.held} held for buyers who are paying` : ''
    fields[`tickets.${at}.seats`] = `cannot be fewer than ${taken.sold + taken.held}: ${taken.sold} are sold${held}`
  })
  const missing = there.find((one) => one.isUsed && !types.some(({ id }) => id === one.id))
  if (missing) {
    fields.tickets = `cannot lose “${missing.name}”: people have chosen it. Limit it to ${missing.sold} seats instead`
  }
  return fields
}

/** Refuses two types of the same name, which could not be told apart. */
export function inputErrorsOfNames(types: EventDraft['tickets']): Fields {
  const at = types.findIndex(({ name }, nth) => types.findIndex((one) => one.name === name) < nth)
  return at < 0 ? {} : { [`tickets.${at}.name`]: 'is used by another ticket type' }
}
