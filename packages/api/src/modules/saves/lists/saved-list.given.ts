import { createSavedList, shareSavedList } from '@nukkad/contracts/endpoints/people/saved-lists'
import { addBookmark, type SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import type { World } from '../../../testing/world.ts'

export const kurta = { kind: 'product', ref: 'indigo-block-print-kurta' } as const
export const garden = { kind: 'place', ref: 'lodhi-garden' } as const
export const chai = { kind: 'post', ref: 'delhi/best-chai-in-delhi' } as const

/** Builders of lists: `const given = givenLists(world)`. */
export const givenLists = (world: World) => ({
  /** A person who saved these things. */
  async saver(...things: readonly SavedRef[]): Promise<GivenUser> {
    const asha = await givenIn(world).user()
    for (const body of things) await world.call(addBookmark, { as: asha.token, body })
    return asha
  },

  /** A list of theirs with one of their saves; its id. */
  async list({ token }: GivenUser, item: SavedRef, name = 'Diwali gifts'): Promise<string> {
    return (await world.call(createSavedList, { as: token, body: { name, thing: item } })).body.data.listId
  },

  /** Shares a list; the code in its address. */
  async shared({ token }: GivenUser, listId: string, sharedAs = 'Asha'): Promise<string> {
    const { body } = await world.call(shareSavedList, { as: token, params: { listId }, body: { sharedAs } })
    return body.data.path.split('/').at(-1) ?? ''
  },
})
