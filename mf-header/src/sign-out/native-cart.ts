interface NativeBridges {
  readonly webkit?: { readonly messageHandlers?: { readonly goToCart?: { postMessage(message: object): void } } }
  readonly Android?: { goToCart?(): void }
}

/** Asks the mobile app around the page for its own cart; false where it offers no way to. */
export function goToNativeCart(page: Window): boolean {
  const { webkit, Android } = page as NativeBridges
  const ios = webkit?.messageHandlers?.goToCart
  if (ios) ios.postMessage({})
  else if (Android?.goToCart) Android.goToCart()
  else return false
  return true
}
