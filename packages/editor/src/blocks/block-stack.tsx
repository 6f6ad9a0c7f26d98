import type { Block } from '@nukkad/contracts/block'
import { mostBlocks } from '@nukkad/contracts/most-blocks'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useId, useState } from 'react'
import styles from '../editor.module.css'
import { BlockCard } from './block-card.tsx'
import { BlockChooser } from './block-chooser.tsx'
import { type EditedKinds, nameOf, newBlock } from './edited-kind.ts'
import { moved, placeBeside } from './moved.ts'
import { RemovedBlock } from './removed-block.tsx'
import { useDrops } from './use-drag.ts'
import { useStackFocus } from './use-stack-focus.ts'

interface BlockStackProps {
  readonly kinds: EditedKinds
  readonly blocks: readonly Block[]
  /** the server's validation errors: `blocks` is the list, `{id}.data.title` a field of a block */
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (blocks: readonly Block[]) => void
  /** the city whose drawings and content are listed first */
  readonly city?: string | null
}

interface Removed {
  readonly block: Block
  readonly at: number
}

/** A list of blocks that can be edited, moved and removed in place. */
export function BlockStack({ kinds, blocks, inputErrors, onChange, city = null }: BlockStackProps) {
  const [removed, setRemoved] = useState<Removed>()
  const [said, say] = useState('')
  const { list, setFocus, awaitReady, ready } = useStackFocus()
  const stack = useId()

  function place(id: string, to: number): boolean {
    const next = moved(blocks, id, to)
    if (next === blocks) return false
    onChange(next)
    const block = next[to]
    if (block) say(`${nameOf(kinds, block)} moved to ${to + 1} of ${blocks.length}`)
    return true
  }
  function move({ id }: Block, to: number, by: 1 | -1) {
    if (place(id, to)) setFocus(`[data-block="${id}"] [data-move="${by === 1 ? 'down' : 'up'}"]`)
  }
  useDrops(stack, (id, over, edge) => void place(id, placeBeside(blocks, id, over, edge)))

  function remove(block: Block, at: number) {
    setRemoved({ block, at })
    onChange(blocks.filter((one) => one !== block))
    setFocus('[data-undo]')
  }
  function undo({ block, at }: Removed) {
    onChange([...blocks.slice(0, at), block, ...blocks.slice(at)])
    setRemoved(undefined)
    setFocus(`[data-block="${block.id}"] [data-remove]`)
  }
  function add(type: string) {
    const kind = kinds[type]
    if (!kind) return
    const block = newBlock(type, kind)
    awaitReady(block.id)
    onChange([...blocks, block])
    setRemoved(undefined)
  }

  const gone = removed && !blocks.some(({ id }) => id === removed.block.id) && (
    <RemovedBlock key="removed" name={nameOf(kinds, removed.block)} onUndo={() => undo(removed)} />
  )
  return (
    <section aria-label="Blocks" className={styles.stack}>
      <h2>Blocks</h2>
      {blocks.length === 0 && !removed && <p className={styles.quiet}>Nothing yet. Start with a text block.</p>}
      <p role="alert" className={styles.alert} tabIndex={-1} data-error={inputErrors.blocks ? '' : undefined}>
        {inputErrors.blocks && `Blocks ${inputErrors.blocks}.`}
      </p>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <ol ref={list} className={styles.blocks}>
        {blocks.flatMap((block, at) => [
          removed?.at === at ? gone : null,
          <BlockCard
            key={block.id}
            {...{ kinds, block, stack, at, of: blocks.length, city, inputErrors }}
            onChange={(next) => onChange(blocks.map((one) => (one.id === next.id ? next : one)))}
            onMove={(by) => move(block, at + by, by)}
            onRemove={() => remove(block, at)}
            onReady={() => ready(block.id)}
          />,
        ])}
        {removed && removed.at >= blocks.length && gone}
      </ol>
      {blocks.length < mostBlocks && <BlockChooser kinds={kinds} onChoose={add} />}
    </section>
  )
}
