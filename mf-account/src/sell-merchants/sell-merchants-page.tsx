import { defineTeamScreen } from '../parts/team/define-team-screen.tsx'
import { SellMerchantsScreen } from './sell-merchants-screen.tsx'

export const screen = defineTeamScreen('Merchants', SellMerchantsScreen)
