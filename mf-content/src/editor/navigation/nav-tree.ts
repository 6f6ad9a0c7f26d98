import type { NavDraft, NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import type { NavLink, NavNode, NavNodes } from './nav-node.ts'

type Level = NavLink & { readonly children?: readonly Level[] }

/** The account menu has one level, the others have three. */
export const mostLevels = (list: NavList): number => (list === 'account' ? 1 : 3)
/** How many links there may be at the top level, and under one link. */
export const mostLinks = (depth: number): number => (depth === 0 ? 20 : 30)

const blank: NavLink = {
  ...({ title: '', url: '', label: null, categoryId: null, hide: false, type: 'link', icon: '', role: null } as const),
  cities: [],
  startsAt: null,
  endsAt: null,
}
export const newLink = (): NavNode => ({ id: crypto.randomUUID(), link: blank, children: [] })

export const nodesOf = (items: readonly Level[]): NavNodes =>
  // A draft stored in this browser may predate some of the fields.
  items.map(({ children = [], ...link }) => ({
    id: crypto.randomUUID(),
    link: { ...blank, ...link },
    children: nodesOf(children),
  }))

/** The links in the form the API accepts. */
export const itemsOf = (nodes: NavNodes): NavDraft[] =>
  nodes.map(({ link, children }) => ({
    ...link,
    children: children.map((group) => ({ ...group.link, children: group.children.map((leaf) => leaf.link) })),
  }))

/** Changes the list that contains a link; all other lists stay the same objects. */
function inItsList(nodes: NavNodes, id: string, change: (list: NavNodes, at: number) => NavNodes): NavNodes {
  const at = nodes.findIndex((node) => node.id === id)
  if (at >= 0) return change(nodes, at)
  return nodes.map((node) => {
    const children = inItsList(node.children, id, change)
    return children.some((child, index) => child !== node.children[index]) || children.length !== node.children.length
      ? { ...node, children }
      : node
  })
}

export const changed = (nodes: NavNodes, id: string, link: NavLink): NavNodes =>
  inItsList(nodes, id, (list, at) => list.map((node, index) => (index === at ? { ...node, link } : node)))

export const removed = (nodes: NavNodes, id: string): NavNodes =>
  inItsList(nodes, id, (list) => list.filter((node) => node.id !== id))

/** Moves a link up or down by one among its siblings. */
export const moved = (nodes: NavNodes, id: string, by: 1 | -1): NavNodes =>
  inItsList(nodes, id, (list, at) => {
    const [node, neighbour] = [list[at], list[at + by]]
    if (!node || !neighbour) return list
    return list.map((each, index) => (index === at ? neighbour : index === at + by ? node : each))
  })

/** Adds a link at the end of the top level, or under another link. */
export const added = (nodes: NavNodes, below: string | null, node: NavNode): NavNodes =>
  below === null
    ? [...nodes, node]
    : inItsList(nodes, below, (list, at) =>
        list.map((each, index) => (index === at ? { ...each, children: [...each.children, node] } : each)),
      )

export function findNode(nodes: NavNodes, id: string): NavNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}

/** Whether visitors in a city see a link at a given time. */
export const isOn = ({ hide, cities, startsAt, endsAt }: NavLink, city: string | undefined, now: number): boolean =>
  !hide &&
  (cities.length === 0 || (city !== undefined && cities.includes(city))) &&
  (startsAt === null || Date.parse(startsAt) <= now) &&
  (endsAt === null || Date.parse(endsAt) > now)
