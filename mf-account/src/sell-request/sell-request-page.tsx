import { defineTeamScreen } from '../parts/team/define-team-screen.tsx'
import { SellRequestScreen } from './sell-request-screen.tsx'

export const screen = defineTeamScreen('A request to sell', SellRequestScreen)
