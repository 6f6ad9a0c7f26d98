/** Paying by the shop's checkout, from any remote. What opens the gateway's window is behind `./paying/pay`, for the moment somebody pays. */

export { ChangedMeanwhile } from './changed-meanwhile.ts'
export { fromWallet, offeredFor, type Purse, spentOf, type Uses } from './from-wallet.ts'
export type { GatewayFailure, GatewayScript } from './gateway-script.ts'
export type { OpenWindow } from './gateway-window.ts'
export { type NextStep, nextOf } from './next-step.ts'
export type { Attempt, Paid, PayWish } from './pay.ts'
export { useGatewayWindow } from './use-gateway-window.ts'
