import type { Plugin } from 'payload'
import { agreementsPlugin } from './agreements/index.ts'
import { behaviorPlugin } from '#plugins/behavior/index.ts'
import { bookingsPlugin } from './bookings/index.ts'
import { businessPlugin } from './business/index.ts'
import { cartPlugin } from './cart/index.ts'
import { catalogPlugin } from './catalog/index.ts'
import { checkoutPlugin } from './checkout/index.ts'
import { customersPlugin } from './customers/index.ts'
import { deliveriesPlugin } from '#plugins/deliveries/index.ts'
import { discountsPlugin } from './discounts/index.ts'
import { experimentsPlugin } from './experiments/index.ts'
import { eyeDoctorsPlugin } from './eye-doctors/index.ts'
import { friendsPlugin } from './friends/index.ts'
import { giftcardsPlugin } from './giftcards/index.ts'
import { identificationPlugin } from './identification/index.ts'
import { ledgerPlugin } from './ledger/index.ts'
import { lifestylePlugin } from './lifestyle/index.ts'
import { messagesPlugin } from './messages/index.ts'
import { insurancePlugin } from './insurance/index.ts'
import { insightPlugin } from './insight/index.ts'
import { invoicesPlugin } from './invoices/index.ts'
import { ordersPlugin } from './orders/index.ts'
import { passkeysPlugin } from './passkeys/index.ts'
import { paymentsPlugin } from './payments/index.ts'
import { prescriptionsPlugin } from './prescriptions/index.ts'
import { previewPlugin } from '#plugins/preview/index.ts'
import { referralPlugin } from '#plugins/referral/index.ts'
import { searchPlugin } from './search/index.ts'
import { providerPlugin } from './provider/index.ts'
import { sellerPlugin } from '#plugins/seller/index.ts'
import { staffPlugin } from './staff/index.ts'
import { storeModePlugin } from './store-mode/index.ts'
import { storesPlugin } from './stores/index.ts'
import { subscriptionsPlugin } from './subscriptions/index.ts'
import { winbackPlugin } from '#plugins/winback/index.ts'
import { withdrawalsPlugin } from './withdrawals/index.ts'

/** All plugins of the shop, each after those it depends on. Tests use the same list. */
export const subjectPlugins = (): Plugin[] => [
  previewPlugin(),
  storesPlugin(),
  catalogPlugin(),
  customersPlugin(),
  passkeysPlugin(),
  identificationPlugin(),
  messagesPlugin(),
  sellerPlugin(),
  agreementsPlugin(),
  friendsPlugin(),
  prescriptionsPlugin(),
  discountsPlugin(),
  deliveriesPlugin(),
  paymentsPlugin(),
  ledgerPlugin(),
  cartPlugin(),
  giftcardsPlugin(),
  checkoutPlugin(),
  ordersPlugin(),
  invoicesPlugin(),
  withdrawalsPlugin(),
  insurancePlugin(),
  subscriptionsPlugin(),
  lifestylePlugin(),
  referralPlugin(),
  winbackPlugin(),
  bookingsPlugin(),
  eyeDoctorsPlugin(),
  businessPlugin(),
  staffPlugin(),
  storeModePlugin(),
  searchPlugin(),
  experimentsPlugin(),
  behaviorPlugin(),
  providerPlugin(),
  insightPlugin(),
]
