/** The script of the payment window. Plain text, because it is served as it is. */
export const checkoutPageScript = `(() => {
  'use strict'
  const told = JSON.parse(document.body.dataset.told || '{}')
  const find = (what) => document.querySelector(what)
  const form = find('form')
  const status = find('[data-status]')
  let payment
  let polling

  const tell = (type, data) => {
    if (window.parent !== window) window.parent.postMessage({ type, data }, told.parent || '*')
  }
  const show = (step) => {
    for (const part of document.querySelectorAll('[data-step]')) part.hidden = part.dataset.step !== step
    const now = find('[data-step="' + step + '"]')
    if (now && step !== 'choose') now.focus()
  }
  const submit = (action, fields) => {
    const page = Object.assign(document.createElement('form'), { method: 'post', action })
    for (const [name, value] of Object.entries(fields)) {
      page.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: value || '' }))
    }
    document.body.append(page)
    page.submit()
  }
  const close = () => {
    clearInterval(polling)
    if (window.parent !== window) tell('closed')
    else if (told.cancelUrl) location.href = told.cancelUrl
  }
  const post = async (address, body) => {
    const answer = await fetch(address, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}),
    })
    const said = await answer.json()
    if (!answer.ok) throw new Error(said.error ? said.error.description : 'The gateway is not responding.')
    return said
  }

  const paid = (signed) => {
    status.textContent = 'Paid. Back to the shop …'
    if (window.parent !== window) tell('paid', signed)
    else submit(told.callbackUrl, signed)
  }
  const failed = (error) => {
    find('[data-why]').textContent = error.description
    find('[data-again]').hidden = !told.canRetry
    show('failed')
    status.textContent = ''
    tell('failed', error)
    if (window.parent === window && !told.canRetry) {
      const { metadata, ...rest } = error
      const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => ['error[' + name + ']', value]))
      submit(told.callbackUrl, { ...fields, 'error[metadata]': JSON.stringify(metadata) })
    }
  }
  const take = (answer) => {
    payment = answer.id
    if (answer.outcome === 'lost') return tell('gone')
    if (answer.signed) return paid(answer.signed)
    if (answer.error) return failed(answer.error)
    show('wait')
    status.textContent = 'Waiting for your bank.'
    clearInterval(polling)
    polling = setInterval(look, 1500)
  }
  const look = async () => {
    const answer = await (await fetch('/v1/checkout/payments/' + payment)).json()
    if (!answer.signed && !answer.error) return
    clearInterval(polling)
    take(answer)
  }

  if (form) form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('.pay')
    button.disabled = true
    status.textContent = 'One moment …'
    const { method, outcome, email, contact } = Object.fromEntries(new FormData(form))
    try {
      take(await post('/v1/checkout/payments', { key_id: told.keyId, order_id: told.orderId, subscription_id: told.subscriptionId, method, outcome, email, contact }))
    } catch (error) {
      status.textContent = error.message
    } finally {
      button.disabled = false
    }
  })
  for (const button of document.querySelectorAll('[data-end]')) {
    button.addEventListener('click', async () => {
      clearInterval(polling)
      await post('/razorpay/control/payments/' + payment, { to: button.dataset.end }).catch(() => undefined)
      await look()
    })
  }
  for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close)
  const again = find('[data-again]')
  if (again) again.addEventListener('click', () => { show('choose'); form.querySelector('input').focus() })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab' || window.parent === window) return
    const all = [...document.querySelectorAll('button, input:not([type=hidden])')].filter((one) => one.offsetParent && !one.disabled)
    const edge = event.shiftKey ? all[0] : all[all.length - 1]
    const other = event.shiftKey ? all[all.length - 1] : all[0]
    const isAtEdge = document.activeElement === edge || (edge && edge.type === 'radio' && document.activeElement && document.activeElement.name === edge.name)
    if (isAtEdge && other) { event.preventDefault(); other.focus() }
  })
  if (told.isPaid) status.textContent = 'This order is paid already.'
})()
`
