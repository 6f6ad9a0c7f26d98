import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash, IconUndo } from '@nukkad/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { asSentence } from './as-sentence.ts'
import { BlockChooser } from './block-chooser.tsx'
import { BlockForm } from './block-form.tsx'
import styles from './editor.module.css'
import { type BlockKind, blockNames, emptyBlock, isWhole, type Written, withKey } from './written.ts'

interface BlockStackProps {
  readonly city: string
  readonly blocks: readonly Written[]
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (blocks: readonly Written[]) => void
}

interface Removed {
  readonly written: Written
  readonly at: number
}

const mostBlocks = 80

/** The blocks one below the other: filled in, moved and taken out where they stand. */
export function BlockStack({ city, blocks, fields, onChange }: BlockStackProps) {
  const [removed, setRemoved] = useState<Removed>()
  const [said, say] = useState('')
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLOListElement>(null)

  // What was moved, added or taken back has the focus afterwards: the keyboard goes on from there.
  useEffect(() => {
    if (!focus) return
    list.current?.querySelector<HTMLElement>(focus)?.focus()
    setFocus('')
  }, [focus])

  function move(at: number, by: 1 | -1) {
    const one = blocks[at]
    const to = at + by
    if (!one || to < 0 || to >= blocks.length) return
    const next = blocks.filter((other) => other !== one)
    next.splice(to, 0, one)
    onChange(next)
    say(`${blockNames[one.block.type]} moved to ${to + 1} of ${blocks.length}`)
    setFocus(`[data-block="${one.key}"] [data-move="${by === 1 ? 'down' : 'up'}"]`)
  }
  function remove(at: number) {
    const written = blocks[at]
    if (!written) return
    setRemoved({ written, at })
    onChange(blocks.filter((one) => one !== written))
    setFocus('[data-undo]')
  }
  function undo() {
    if (!removed) return
    onChange([...blocks.slice(0, removed.at), removed.written, ...blocks.slice(removed.at)])
    setRemoved(undefined)
    setFocus(`[data-block="${removed.written.key}"] [data-remove]`)
  }
  function add(kind: BlockKind) {
    const written = withKey(emptyBlock(kind))
    onChange([...blocks, written])
    setRemoved(undefined)
    setFocus(`[data-block="${written.key}"] :is(input, textarea, select)`)
  }

  const gone = removed && (
    <li key="removed" className={styles.removed}>
      <p role="status">{blockNames[removed.written.block.type]} taken out.</p>
      <Button data-undo variant="secondary" size={48} icon={<IconUndo size={18} />} onClick={undo}>
        Undo
      </Button>
    </li>
  )
  return (
    <section aria-label="Blocks" className={styles.stack}>
      <h2>Blocks</h2>
      {blocks.length === 0 && !removed && <p className={styles.quiet}>Nothing yet. Begin with a text.</p>}
      <p role="alert" className={styles.alert}>
        {fields.blocks && `Blocks ${fields.blocks}.`}
      </p>
      <p role="status" className={styles.spoken}>
        {said}
      </p>
      <ol ref={list} className={styles.blocks}>
        {blocks.flatMap(({ key, block }, at) => [
          removed?.at === at ? gone : null,
          <li key={key} data-block={key} className={styles.block}>
            <div className={styles.blockHead}>
              <h3>
                {at + 1}. {blockNames[block.type]}
              </h3>
              <IconButton
                data-move="up"
                label={`Move block ${at + 1} up`}
                icon={<IconChevronDown size={20} className={styles.up} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, -1)}
              />
              <IconButton
                data-move="down"
                label={`Move block ${at + 1} down`}
                icon={<IconChevronDown size={20} />}
                aria-disabled={at === blocks.length - 1 || undefined}
                onClick={() => move(at, 1)}
              />
              <IconButton
                data-remove
                label={`Take out block ${at + 1}`}
                icon={<IconTrash size={20} />}
                onClick={() => remove(at)}
              />
            </div>
            <BlockForm
              city={city}
              block={block}
              error={asSentence(fields[key])}
              onChange={(next) => onChange(blocks.map((one) => (one.key === key ? { key, block: next } : one)))}
            />
            {!isWhole(block) && <p className={styles.quiet}>Kept in this browser until it is filled in.</p>}
          </li>,
        ])}
        {removed && removed.at >= blocks.length && gone}
      </ol>
      {blocks.length < mostBlocks && <BlockChooser onChoose={add} />}
    </section>
  )
}
