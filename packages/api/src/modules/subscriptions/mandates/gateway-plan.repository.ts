import type { Queryable } from '../../../db.ts'

export async function gatewayPlan(q: Queryable, planId: string, terms: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select gateway_plan_id as id from subscription_gateway_plan where plan_id = ${planId} and terms = ${terms}`
  return row?.id
}

/** Keeps the first one; a second created at the same moment is dropped. */
export async function keepGatewayPlan(q: Queryable, planId: string, terms: string, id: string): Promise<string> {
  await q`
    insert into subscription_gateway_plan (plan_id, terms, gateway_plan_id) values (${planId}, ${terms}, ${id})
    on conflict on constraint subscription_gateway_plan__identity do nothing`
  return (await gatewayPlan(q, planId, terms)) ?? id
}
