import { cityOf } from '@nukkad/contracts'
import type { NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconPlus, IconTrash } from '@nukkad/ui/icons'
import { useEffect, useState } from 'react'
import { inputErrorsOf, type RefusedUrls } from './nav-input-errors.ts'
import { NavLinkForm, roleNames } from './nav-link-form.tsx'
import type { NavLink, NavNode, NavNodes } from './nav-node.ts'
import { findNode, mostLevels, mostLinks } from './nav-tree.ts'
import styles from './navigation.module.css'

export interface NavActions {
  readonly list: NavList
  readonly openId: string | null
  /** invalid fields are marked after the first attempt to save */
  readonly isMarked: boolean
  readonly refused: RefusedUrls
  readonly onOpen: (id: string | null) => void
  readonly onChange: (id: string, link: NavLink, field: keyof NavLink) => void
  readonly onMove: (node: NavNode, by: 1 | -1) => void
  readonly onRemove: (node: NavNode) => void
  readonly onAdd: (below: NavNode) => void
}

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

interface NavRowProps extends NavActions {
  readonly node: NavNode
  readonly at: number
  readonly of: number
  readonly depth: number
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

/** The cities in which a link is shown, and whether its period is past or to come. */
function ForWhom({ link: { cities, startsAt, endsAt } }: { readonly link: NavLink }) {
  const now = Date.now()
  const isOver = endsAt !== null && Date.parse(endsAt) <= now
  const isToCome = startsAt !== null && Date.parse(startsAt) > now
  return (
    <>
      {cities.map((city) => (
        <Badge key={city}>{cityOf(city)?.name ?? city}</Badge>
      ))}{' '}
      {isOver && <Badge>Ended</Badge>}
      {isToCome && <Badge>From {formatDay(startsAt)}</Badge>}
      {!isOver && endsAt !== null && <Badge>Until {formatDay(endsAt)}</Badge>}
    </>
  )
}

const countOf = ({ length }: NavNodes) => (length === 1 ? 'One link' : `${length} links`)

const nameOf = ({ title }: NavLink) => title || 'Untitled'

/** Moving and removing a link, and adding one below it. */
function NavWays({ node, at, of, depth, list, onMove, onRemove, onAdd }: NavRowProps) {
  const name = nameOf(node.link)
  const isFull = node.children.length >= mostLinks(depth + 1)
  return (
    <span className={styles.ways}>
      <IconButton
        data-move="-1"
        label={`Move ${name} up`}
        icon={<IconChevronDown size={20} className={styles.up} />}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onMove(node, -1)}
      />
      <IconButton
        data-move="1"
        label={`Move ${name} down`}
        icon={<IconChevronDown size={20} />}
        aria-disabled={at === of - 1 || undefined}
        onClick={() => at < of - 1 && onMove(node, 1)}
      />
      {depth + 1 < mostLevels(list) && (
        <IconButton
          label={`Add a link below ${name}`}
          icon={<IconPlus size={20} />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && onAdd(node)}
        />
      )}
      <IconButton label={`Remove ${name}`} icon={<IconTrash size={20} />} onClick={() => onRemove(node)} />
    </span>
  )
}
