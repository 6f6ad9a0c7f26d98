export { contentRoutes as routes } from '@nukkad/contracts/routes/content'
