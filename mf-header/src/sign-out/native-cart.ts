interface NativeBridges {
  readonly webkit?: { readonly messageHandlers?: { readonly goToCart?: { postMessage(message: object): void } } }
  readonly Android?: { goToCart?(): void }
}

/** Asks the surrounding mobile app to open its own cart; false if it has no bridge for that. */
export function goToNativeCart(page: Window): boolean {
  const { webkit, Android } = page as NativeBridges
  const ios = webkit?.messageHandlers?.goToCart
  if (ios) ios.postMessage({})
  else if (Android?.goToCart) Android.goToCart()
  else return false
  return true
}
