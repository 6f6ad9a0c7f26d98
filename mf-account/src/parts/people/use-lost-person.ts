import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useLostRow } from '@nukkad/ui/use-lost-row'

type Rows = readonly { readonly id: number | string }[]

const idsOf = (rows: Rows) => rows.map(({ id }) => id).join()

/**
 * Where the focus goes when somebody was removed or an invitation withdrawn, whose button leaves with its row: to the
 * row in its place, else to the heading (`left`), as a list without rows is not shown.
 */
export function useLostPerson(people: Rows, invitations: Rows) {
  const peopleList = useLostRow<HTMLUListElement>(idsOf(people))
  const invitedList = useLostRow<HTMLUListElement>(idsOf(invitations))
  const left = useLostFocus<HTMLHeadingElement>(`${idsOf(people)} ${idsOf(invitations)}`)
  return { left, peopleList, invitedList }
}
