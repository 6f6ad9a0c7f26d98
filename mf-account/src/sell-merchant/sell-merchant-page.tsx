import { defineTeamScreen } from '../parts/team/define-team-screen.tsx'
import { SellMerchantScreen } from './sell-merchant-screen.tsx'

export const screen = defineTeamScreen('The people of a merchant', SellMerchantScreen)
