import type { PostKind } from '@nukkad/contracts/endpoints/content/cards'

/** The kinds of posts, in the back office's words. */
export const kinds: readonly { readonly value: PostKind; readonly label: string }[] = [
  { value: 'discovery', label: 'Discovery: one thing worth the trip' },
  { value: 'guide', label: 'Guide: how to do something well' },
  { value: 'review', label: 'Review: tried, with a verdict' },
  { value: 'post', label: 'Post: a list or a story' },
]
