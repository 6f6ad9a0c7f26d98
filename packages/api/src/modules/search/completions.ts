import { wordsIn } from '@nukkad/finder'

/** Completes the last word from the best results, so that a completion always finds something. */
export function completions(words: readonly string[], found: readonly { readonly title: string }[]): string[] {
  const last = words.at(-1)
  if (!last || (last.length < 2 && words.length < 2)) return []
  const beginning = words.slice(0, -1)
  const counts = new Map<string, number>()
  for (const { title } of found) {
    const own = new Set(wordsIn(title))
    if (!beginning.every((word) => own.has(word))) continue
    for (const word of own)
      if (word.startsWith(last) && !beginning.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([word]) => [...beginning, word].join(' '))
    .filter((completion) => completion !== words.join(' '))
}
