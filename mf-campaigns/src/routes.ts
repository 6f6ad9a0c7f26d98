export { campaignsRoutes as routes } from '@nukkad/contracts/routes/campaigns'
