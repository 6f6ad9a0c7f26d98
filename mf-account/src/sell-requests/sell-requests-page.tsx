import { defineTeamScreen } from '../parts/team/define-team-screen.tsx'
import { SellRequestsScreen } from './sell-requests-screen.tsx'

export const screen = defineTeamScreen('Requests to sell', SellRequestsScreen)
