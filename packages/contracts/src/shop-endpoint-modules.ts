import * as cart from './endpoints/cart/cart.ts'
import * as cartBilling from './endpoints/cart/cart-billing.ts'
import * as cartDetails from './endpoints/cart/cart-details.ts'
import * as cartLine from './endpoints/cart/cart-line.ts'
import * as cartShapes from './endpoints/cart/cart-shapes.ts'
import * as coupons from './endpoints/cart/coupons.ts'
import * as pincode from './endpoints/cart/pincode.ts'
import * as plainCart from './endpoints/cart/plain-cart.ts'
import * as savedLines from './endpoints/cart/saved-lines.ts'
import * as merchant from './endpoints/merchants/merchant.ts'
import * as merchantCatalog from './endpoints/merchants/merchant-catalog.ts'
import * as merchantInvitation from './endpoints/merchants/merchant-invitation.ts'
import * as merchantOrders from './endpoints/merchants/merchant-orders.ts'
import * as merchantPages from './endpoints/merchants/merchant-pages.ts'
import * as merchantPeople from './endpoints/merchants/merchant-people.ts'
import * as merchantProduct from './endpoints/merchants/merchant-product.ts'
import * as merchantQuestions from './endpoints/merchants/merchant-questions.ts'
import * as merchantReturns from './endpoints/merchants/merchant-returns.ts'
import * as merchantReviews from './endpoints/merchants/merchant-reviews.ts'
import * as merchantShop from './endpoints/merchants/merchant-shop.ts'
import * as merchantSizes from './endpoints/merchants/merchant-sizes.ts'
import * as ownPeople from './endpoints/merchants/own-people.ts'
import * as selling from './endpoints/merchants/selling.ts'
import * as sellingRequests from './endpoints/merchants/selling-requests.ts'
import * as giftCardExtending from './endpoints/money/gift-card-extending.ts'
import * as giftCardRedeeming from './endpoints/money/gift-card-redeeming.ts'
import * as giftCards from './endpoints/money/gift-cards.ts'
import * as subscriptionShapes from './endpoints/money/subscription-shapes.ts'
import * as subscriptionState from './endpoints/money/subscription-state.ts'
import * as subscriptions from './endpoints/money/subscriptions.ts'
import * as wallet from './endpoints/money/wallet.ts'
import * as walletMovements from './endpoints/money/wallet-movements.ts'
import * as deliveryDay from './endpoints/orders/delivery-day.ts'
import * as giftNote from './endpoints/orders/gift-note.ts'
import * as invoices from './endpoints/orders/invoices.ts'
import * as orderIds from './endpoints/orders/order-ids.ts'
import * as orderShapes from './endpoints/orders/order-shapes.ts'
import * as orders from './endpoints/orders/orders.ts'
import * as payments from './endpoints/orders/payments.ts'
import * as returnShapes from './endpoints/orders/return-shapes.ts'
import * as returns from './endpoints/orders/returns.ts'
import * as shipment from './endpoints/orders/shipment.ts'
import * as tracking from './endpoints/orders/tracking.ts'
import * as brands from './endpoints/shop/brands.ts'
import * as catalogue from './endpoints/shop/catalogue.ts'
import * as giftFinder from './endpoints/shop/gift-finder.ts'
import * as giftTags from './endpoints/shop/gift-tags.ts'
import * as product from './endpoints/shop/product.ts'
import * as productCard from './endpoints/shop/product-card.ts'
import * as productPage from './endpoints/shop/product-page.ts'
import * as productQuestions from './endpoints/shop/product-questions.ts'
import * as questionnaires from './endpoints/shop/questionnaires.ts'
import * as restock from './endpoints/shop/restock.ts'
import * as reviews from './endpoints/shop/reviews.ts'
import * as shopHome from './endpoints/shop/shop-home.ts'

/** The modules of endpoints about buying and selling: the folders shop, cart, orders, money and merchants. */
export const shopEndpointModules = {
  brands,
  cart,
  'cart-details': cartDetails,
  'cart-billing': cartBilling,
  'cart-shapes': cartShapes,
  'cart-line': cartLine,
  catalogue,
  coupons,
  'gift-cards': giftCards,
  'gift-card-redeeming': giftCardRedeeming,
  'gift-card-extending': giftCardExtending,
  'gift-finder': giftFinder,
  questionnaires,
  'gift-tags': giftTags,
  invoices,
  'merchant-pages': merchantPages,
  'merchant-product': merchantProduct,
  merchant,
  'merchant-catalog': merchantCatalog,
  'merchant-invitation': merchantInvitation,
  'merchant-orders': merchantOrders,
  'merchant-people': merchantPeople,
  'merchant-questions': merchantQuestions,
  'merchant-reviews': merchantReviews,
  'merchant-returns': merchantReturns,
  'merchant-shop': merchantShop,
  'merchant-sizes': merchantSizes,
  'gift-note': giftNote,
  'delivery-day': deliveryDay,
  'order-ids': orderIds,
  'order-shapes': orderShapes,
  orders,
  'own-people': ownPeople,
  payments,
  pincode,
  'plain-cart': plainCart,
  product,
  'product-card': productCard,
  'product-page': productPage,
  'product-questions': productQuestions,
  restock,
  'return-shapes': returnShapes,
  returns,
  reviews,
  'saved-lines': savedLines,
  selling,
  'selling-requests': sellingRequests,
  shipment,
  'shop-home': shopHome,
  'subscription-shapes': subscriptionShapes,
  'subscription-state': subscriptionState,
  subscriptions,
  tracking,
  wallet,
  'wallet-movements': walletMovements,
} as const
