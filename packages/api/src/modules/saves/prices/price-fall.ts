import type { Paise } from '../../pricing/money.ts'

/** A price at or below this part of the earlier one, in percent, is worth a notice (decision 0648). */
export const atMostPercent = 95

export const hasFallen = (price: Paise, was: Paise): boolean => price * 100 <= was * atMostPercent
