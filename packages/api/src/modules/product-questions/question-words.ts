import { longestReason } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import {
  longestProductAnswer,
  longestProductQuestion,
  shortestProductQuestion,
} from '@nukkad/contracts/endpoints/shop/product-questions'
import { publicText, within } from '../../text/public-text.ts'
import { oneLine } from '../../text/typed-text.ts'

export const tidiedQuestion = (typed: string): string =>
  publicText('text', typed, {
    fewest: shortestProductQuestion,
    most: longestProductQuestion,
    tooShort: 'Please write your question in a few words.',
  })

export const tidiedAnswer = (typed: string): string =>
  publicText('answer', typed, { fewest: 2, most: longestProductAnswer, tooShort: 'Please write an answer.' })

/** The reason for not answering, which only the person who asked reads. */
export const tidiedReason = (typed: string): string =>
  within('reason', oneLine(typed), { fewest: 2, most: longestReason, tooShort: 'Please say why, in a few words.' })
