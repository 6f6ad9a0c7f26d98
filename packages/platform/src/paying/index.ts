/**
 * Paying with the shop's checkout, from any remote. The code that opens the gateway's window is in `./paying/pay`,
 * loaded only when the user pays.
 */

export { ChangedMeanwhile } from './changed-meanwhile.ts'
export { fromWallet, offeredFor, type Purse, spentOf, type Uses } from './from-wallet.ts'
export type { GatewayFailure, GatewayScript } from './gateway-script.ts'
export type { OpenWindow } from './gateway-window.ts'
export { type NextStep, nextOf } from './next-step.ts'
export type { Attempt, Paid, PayWish } from './pay.ts'
export { useGatewayWindow } from './use-gateway-window.ts'
