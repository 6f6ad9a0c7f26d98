import { hrefs } from '@nukkad/contracts/hrefs'

/** Shown on the unsubscribe page before the button is pressed: nothing has stopped yet. */
export const stopAsked = {
  title: 'No more of these mails?',
  text: 'Mails of this kind stop then. Those about your orders go on.',
  button: 'Stop them',
}

/** Shown on the same page after the button. */
export const stopDone = {
  title: 'They have stopped',
  text: 'You get no more mails of this kind.',
  link: { href: hrefs.account('notices'), text: 'See which you get' },
}
