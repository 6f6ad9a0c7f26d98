import type { Config } from 'jest'

/** Types of grouped.mjs, which is plain JavaScript because jest loads it without a compiler. */
export const groupsFolder: string
export function grouped(project: Config, alone: readonly string[]): Config
export function filesOfGroup(text: string): readonly string[]
