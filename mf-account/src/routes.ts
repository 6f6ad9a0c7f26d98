export { accountRoutes as routes } from '@nukkad/contracts/routes/account'
