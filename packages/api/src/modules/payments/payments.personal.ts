import type { PersonalData } from '../../personal-data.ts'

export const paymentsPersonal: PersonalData = {
  columns: { 'gateway_customer.user_id': 'erased', 'gateway_event.body': 'erased' },
  notCopied: { 'gateway_event.body': 'What the gateway said of payments that the copy lists.' },
  copy: async (q, { userId }) => ({
    'payment-gateway': await q`select customer_id from gateway_customer where user_id = ${userId}`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from gateway_customer where user_id = ${userId}`
    // Webhook bodies identify the payer; the event itself is enough to recognise repeats.
    await tx`
      update gateway_event set body = '{}'
      where body #>> '{payload,payment,entity,order_id}' in (
        select g.gateway_order_id
        from gateway_order g join checkout_transaction t on t.transaction_id = g.transaction_id
        where t.user_id = ${userId}
      )`
  },
}
