import type { EventFilters } from './events.queries.ts'

interface Where {
  readonly pathname: string
  readonly search: string
}

/** The URL with one filter set, or cleared by null; a day and 'this weekend' exclude each other. */
export function hrefWith({ pathname, search }: Where, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (name === 'when' || name === 'date') {
    params.delete('when')
    params.delete('date')
  }
  if (value === null) params.delete(name)
  else params.set(name, value)
  const text = params.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** The URL without any filters, in the same view. */
export function hrefOfAll({ pathname, search }: Where): string {
  return hrefWith({ pathname, search: '' }, 'view', new URLSearchParams(search).get('view'))
}

/** The number of active filters. */
export const countOf = ({ to: _, ...filters }: EventFilters): number => Object.values(filters).filter(Boolean).length
