/**
 * `/v1/checkout.js`: the contract of Razorpay's script. `new Razorpay(options)`, `.open()`, `.on(event, handler)`,
 * `.close()`; a handler or `callback_url`, `modal.ondismiss`, `payment.failed`, retries inside the window. Plain text,
 * because it runs in other sites' pages.
 */
export const checkoutScript = `(() => {
  'use strict'
  const origin = new URL(document.currentScript.src).origin

  class Razorpay {
    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed')
      this.options = options
      this.listeners = {}
      this.listen = (event) => this.take(event)
      this.keys = (event) => { if (event.key === 'Escape') this.dismiss() }
    }

    on(name, listener) {
      ;(this.listeners[name] ||= []).push(listener)
      return this
    }

    open() {
      if (this.frame) return
      const { key, order_id, subscription_id, name = '', description = '', prefill = {}, theme = {}, retry } = this.options
      const address = new URL('/v1/checkout/public', origin)
      const told = {
        key_id: key, order_id, subscription_id, name, description, color: theme.color || '', parent: location.origin,
        email: prefill.email || '', contact: prefill.contact || '', method: prefill.method || '',
        retry: retry && retry.enabled === false ? '0' : '1',
      }
      for (const [field, value] of Object.entries(told)) if (value) address.searchParams.set(field, value)

      this.before = document.activeElement
      this.overflow = document.documentElement.style.overflow
      document.documentElement.style.overflow = 'hidden'
      this.box = document.createElement('div')
      this.box.className = 'razorpay-container'
      this.box.setAttribute('role', 'dialog')
      this.box.setAttribute('aria-modal', 'true')
      this.box.setAttribute('aria-label', 'Payment')
      Object.assign(this.box.style, {
        position: 'fixed', inset: '0', zIndex: '2147483647', background: 'rgba(20, 18, 32, .6)',
      })
      this.frame = document.createElement('iframe')
      this.frame.className = 'razorpay-checkout-frame'
      this.frame.title = 'Payment of ' + (name || 'your order')
      this.frame.allow = 'payment'
      this.frame.src = address.href
      Object.assign(this.frame.style, {
        width: '100%', height: '100%', border: '0', display: 'block', colorScheme: 'normal', background: 'transparent',
      })
      this.box.append(this.frame)
      document.body.append(this.box)
      addEventListener('message', this.listen)
      addEventListener('keydown', this.keys)
      this.frame.addEventListener('load', () => this.frame && this.frame.focus())
    }

    take(event) {
      if (event.origin !== origin || !this.frame || event.source !== this.frame.contentWindow) return
      const { type, data } = event.data || {}
      if (type === 'paid') this.paid(data)
      if (type === 'failed') this.failed(data)
      if (type === 'closed') this.dismiss()
      if (type === 'gone') this.close()
    }

    paid(data) {
      this.close()
      const { handler, callback_url, redirect } = this.options
      if (callback_url && (redirect || !handler)) return this.leave(callback_url, data)
      if (handler) handler(data)
    }

    failed(error) {
      for (const listener of this.listeners['payment.failed'] || []) listener({ error })
      const { callback_url, redirect, retry } = this.options
      if (callback_url && redirect && retry && retry.enabled === false) {
        this.close()
        this.leave(callback_url, {
          'error[code]': error.code, 'error[description]': error.description, 'error[source]': error.source,
          'error[step]': error.step, 'error[reason]': error.reason, 'error[metadata]': JSON.stringify(error.metadata),
        })
      }
    }

    leave(action, fields) {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: value || '' }))
      }
      document.body.append(form)
      form.submit()
    }

    dismiss() {
      if (!this.frame) return
      const { modal } = this.options
      if (modal && modal.escape === false) return
      this.close()
      if (modal && modal.ondismiss) modal.ondismiss()
    }

    close() {
      if (!this.frame) return
      removeEventListener('message', this.listen)
      removeEventListener('keydown', this.keys)
      this.box.remove()
      this.box = this.frame = undefined
      document.documentElement.style.overflow = this.overflow
      if (this.before && this.before.focus) this.before.focus()
    }
  }

  Razorpay.open = (options) => { const one = new Razorpay(options); one.open(); return one }
  window.Razorpay = Razorpay
})()
`
