import { merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  type CatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import { demoPassword, people } from '@nukkad/world/people'
import { call } from './api-call.ts'

/** Restocks products as a demo merchant, through the calls of the merchant's own page. */
export async function restock(skus: readonly string[], stock: number): Promise<void> {
  const maker = people.find(({ role }) => role === 'merchant')
  const { data } = await call<{ data: Session }>(merchantSignIn, { username: maker?.email, password: demoPassword })
  const token = data.jwt_token.access_token
  for (const sku of skus) {
    const url = `${merchantCatalog.url}?q=${encodeURIComponent(sku)}&pagesize=50`
    const list = await call<{ data: CatalogItem[] }>({ method: 'GET', url }, undefined, token)
    const version = list.data.find((item) => item.sku === sku)?.version
    await call({ method: 'PUT', url: changeCatalogItem.url.replace(':sku', sku) }, { version, stock }, token)
  }
}
