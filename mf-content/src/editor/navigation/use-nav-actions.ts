import { useEffect, useRef, useState } from 'react'
import type { NavActions } from './nav-actions.ts'
import { firstWrong } from './nav-input-errors.ts'
import type { NavNode } from './nav-node.ts'
import { added, changed, moved, newLink, removed } from './nav-tree.ts'
import type { NavEditing } from './use-nav-editing.ts'

const named = ({ link }: NavNode) => link.title || 'The link'

/** The actions of the list's buttons, where the focus goes afterwards and what is announced. */
export function useNavActions(editing: NavEditing, tell: (news: string) => void) {
  const { nodes, change } = editing
  const root = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isMarked, setMarked] = useState(false)
  const focused = useRef<{ readonly id: string; readonly at: string }>(undefined)

  // A moved row is rendered elsewhere, and the focus follows it.
  useEffect(() => {
    const { id, at } = focused.current ?? {}
    focused.current = undefined
    if (id) root.current?.querySelector<HTMLElement>(`[data-nav="${id}"] ${at}`)?.focus()
  })

  function add(below: NavNode | null) {
    const node = newLink()
    change((all) => added(all, below?.id ?? null, node))
    setOpenId(node.id)
    focused.current = { id: node.id, at: 'input' }
    tell(below ? `A link was added below ${named(below)}.` : 'A link was added at the end.')
  }

  const rows: NavActions = {
    list: editing.list,
    openId,
    isMarked,
    refused: editing.refused,
    onOpen: setOpenId,
    onChange: (id, link, field) => change((all) => changed(all, id, link), `${id} ${field}`),
    onMove(node, by) {
      change((all) => moved(all, node.id, by))
      focused.current = { id: node.id, at: `[data-move="${by}"]` }
      tell(`${named(node)} moved ${by < 0 ? 'up' : 'down'}.`)
    },
    onRemove(node) {
      change((all) => removed(all, node.id))
      tell(`${named(node)} was removed. Use Undo to restore it.`)
    },
    onAdd: add,
  }

  function save() {
    const wrong = firstWrong(nodes, editing.refused)
    setMarked(wrong !== undefined)
    if (wrong) return show(wrong)
    editing.save((refused) => {
      const first = firstWrong(nodes, refused)
      if (!first) return
      setMarked(true)
      show(first)
    })
  }
  function show(wrong: NavNode) {
    setOpenId(wrong.id)
    focused.current = { id: wrong.id, at: '[aria-invalid="true"]' }
    tell(`${named(wrong)} must be corrected.`)
  }
  return { root, save, add, rows }
}
