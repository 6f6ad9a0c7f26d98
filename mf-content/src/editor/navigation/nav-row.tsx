import { Badge } from '@nukkad/ui/badge'
import { IconChevronDown } from '@nukkad/ui/icons'
import { useEffect, useState } from 'react'
import { ForWhom } from './for-whom.tsx'
import type { NavActions, NavRowProps } from './nav-actions.ts'
import { inputErrorsOf } from './nav-input-errors.ts'
import { NavLinkForm, roleNames } from './nav-link-form.tsx'
import { type NavNodes, nameOf } from './nav-node.ts'
import { findNode } from './nav-tree.ts'
import { NavWays } from './nav-ways.tsx'
import styles from './navigation.module.css'

interface NavRowsProps extends NavActions {
  readonly nodes: NavNodes
  readonly depth: number
  readonly label: string
}

/** Links in their order, each with its children. */
export function NavRows({ nodes, depth, label, ...actions }: NavRowsProps) {
  return (
    <ol className={styles.rows} aria-label={label}>
      {nodes.map((node, at) => (
        <NavRow key={node.id} node={node} at={at} of={nodes.length} depth={depth} {...actions} />
      ))}
    </ol>
  )
}

function NavRow({ node, at, of, depth, ...actions }: NavRowProps) {
  const { id, link, children } = node
  const { list, openId, isMarked, refused, onOpen, onChange } = actions
  const isOpen = openId === id
  // Collapsed by default, since a menu has a hundred links; expanded while one of its links is open.
  const holdsOpen = openId !== null && findNode(children, openId) !== undefined
  const [isUnfolded, setUnfolded] = useState(false)
  const showsChildren = children.length > 0 && (isUnfolded || holdsOpen)
  useEffect(() => {
    if (holdsOpen) setUnfolded(true)
  }, [holdsOpen])
  const name = nameOf(link)
  const inputErrors = isMarked ? inputErrorsOf(link, refused) : {}
  return (
    <li data-nav={id}>
      <div className={styles.row} data-wrong={Object.keys(inputErrors).length > 0 || undefined}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          data-open-form
          onClick={() => onOpen(isOpen ? null : id)}
        >
          <span className={styles.title}>
            {name} {link.label && <Badge tone="offer">{link.label}</Badge>} {link.hide && <Badge>Hidden</Badge>}{' '}
            {link.role && <Badge>{roleNames[link.role]}</Badge>} <ForWhom link={link} />
          </span>
          <span className={styles.address}>{link.url || 'No link yet'}</span>
        </button>
        <NavWays node={node} at={at} of={of} depth={depth} {...actions} />
      </div>
      {isOpen && (
        <div className={styles.form}>
          <NavLinkForm
            list={list}
            link={link}
            inputErrors={inputErrors}
            onChange={(next, field) => onChange(id, next, field)}
          />
        </div>
      )}
      {children.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={showsChildren}
          aria-label={`${countOf(children)} below ${name}`}
          onClick={() => setUnfolded(!showsChildren)}
        >
          <IconChevronDown size={18} className={showsChildren ? styles.up : undefined} aria-hidden="true" />
          {countOf(children)} below
        </button>
      )}
      {showsChildren && <NavRows nodes={children} depth={depth + 1} label={`Below ${name}`} {...actions} />}
    </li>
  )
}

const countOf = ({ length }: NavNodes) => (length === 1 ? 'One link' : `${length} links`)
