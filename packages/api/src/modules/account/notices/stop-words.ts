import { hrefs } from '@nukkad/contracts/hrefs'

/** Shown on the unsubscribe page before the button is pressed: nothing has stopped yet. */
export const stopAsked = {
  title: 'Unsubscribe from these emails?',
  text: 'You will no longer get emails of this kind. Emails about your orders will continue.',
  button: 'Unsubscribe',
}

/** Shown on the same page after the button. */
export const stopDone = {
  title: 'You are unsubscribed',
  text: 'You will no longer get emails of this kind.',
  link: { href: hrefs.account('notices'), text: 'Email settings' },
}
