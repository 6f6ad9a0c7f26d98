/** After this many days without use a number may have a new owner. */
const idleDays = 90

/** Whoever used a number after this instant still owns it; what is older may concern a former owner. */
export const sameOwnerSince = (now: Date): Date => new Date(now.getTime() - idleDays * 86_400_000)
