/** The maximum number of blocks of a post, an event or a campaign page; editors and pages stay responsive up to it. */
export const mostBlocks = 100
