import type { EditedNavigation, NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import frame from '@nukkad/editor/editor.module.css'
import { formatDay, formatTime } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconPlus, IconRedo, IconUndo } from '@nukkad/ui/icons'
import { useState } from 'react'
import { NavConflict } from './nav-conflict.tsx'
import { NavPreview } from './nav-preview.tsx'
import { NavRows } from './nav-row.tsx'
import { mostLinks } from './nav-tree.ts'
import styles from './navigation.module.css'
import { useNavActions } from './use-nav-actions.ts'
import { useNavEditing } from './use-nav-editing.ts'

/** A list of links with its preview. */
export function NavigationEditor({ list, begun }: { readonly list: NavList; readonly begun: EditedNavigation }) {
  const editing = useNavEditing(list, begun)
  const [news, setNews] = useState('')
  const { root, save, add, rows } = useNavActions(editing, setNews)
  const { nodes, saved } = editing
  const state = editing.isDirty
    ? 'Not saved yet'
    : saved
      ? `Saved by ${saved.name}, ${formatDay(saved.at)} ${formatTime(saved.at)}`
      : 'Initial version'
  return (
    <>
      <div className={styles.columns}>
        <div ref={root} className={styles.list}>
          <NavRows nodes={nodes} depth={0} label="Links" {...rows} />
          <Button
            variant="secondary"
            icon={<IconPlus size={18} />}
            aria-disabled={nodes.length >= mostLinks(0) || undefined}
            onClick={() => nodes.length < mostLinks(0) && add(null)}
          >
            Add a link
          </Button>
        </div>
        <NavPreview list={list} nodes={nodes} />
      </div>
      <div className={frame.bar}>
        <p className={frame.saving} data-state={editing.problem ? 'refused' : undefined} role="status">
          {editing.problem ?? state}
        </p>
        <IconButton
          label="Undo"
          icon={<IconUndo size={20} />}
          aria-disabled={!editing.canUndo || undefined}
          onClick={editing.undo}
        />
        <IconButton
          label="Redo"
          icon={<IconRedo size={20} />}
          aria-disabled={!editing.canRedo || undefined}
          onClick={editing.redo}
        />
        <Button busy={editing.isSaving} disabled={!editing.isDirty} onClick={save}>
          Save for visitors
        </Button>
      </div>
      <p className={frame.spoken} aria-live="polite">
        {news}
      </p>
      <NavConflict editing={editing} />
    </>
  )
}
