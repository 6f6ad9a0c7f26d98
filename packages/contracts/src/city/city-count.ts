import { cities } from './cities.ts'

const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number as texts write it: up to twelve as a word, larger ones in digits. */
export const countInWord = (count: number): string => words[count] ?? String(count)

/** The number of our cities as a word: 'eight'. */
export const cityCount = countInWord(cities.length)

/** The same at the beginning of a sentence: 'Eight'. */
export const cityCountFirst = cityCount.charAt(0).toUpperCase() + cityCount.slice(1)
