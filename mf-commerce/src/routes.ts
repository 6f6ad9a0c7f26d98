export { commerceRoutes as routes } from '@nukkad/contracts/routes/commerce'
