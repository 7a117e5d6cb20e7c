import { messageCarriers } from './kit/mail/outbox.ts'
import { pagePaths } from './kit/mail/shop-url.ts'
import { externalApi } from './kit/requests/external-api.ts'
import { previewInstant } from './kit/requests/shown-at.ts'
import { pricePlans } from './catalog/planned-prices.ts'
import { articleSearch } from './catalog/repository.ts'
import { accountNews, accountTerms, customerEvents, customerRecords, freeExams } from './customers/hooks.ts'
import { agreementPages } from './agreements/repository.ts'
import { memberBenefits } from './friends/benefits.ts'
import { bookingTerms } from './discounts/repository.ts'
import { chargeOwners, refundReporters } from './payments/charge-owners.ts'
import { paymentProviders } from './payments/provider.ts'
import { freeMonths } from './ledger/free-months.ts'
import { monthlyWays } from './cart/priced-cart.ts'
import { withdrawnCards } from './giftcards/card-steps.ts'
import { paidPurchases } from './checkout/purchase-steps.ts'
import { fittingBookings, orderFollowers, subscriptionOwner, withdrawalFollowers } from './orders/hooks.ts'
import { eInvoiceAddresses } from './invoices/send-e-invoice.ts'
import { orderCovers } from './insurance/claim.ts'
import { replacedGoods } from './withdrawals/returns.ts'
import { connectedContract } from './subscriptions/connected.ts'
import { risingContracts } from './subscriptions/price-rises/raising-prices.ts'
import { companyPayment } from './bookings/company-payment.ts'
import { articleInterest } from './search/count-popularity.ts'
import { searchSources } from './search/current-index.ts'
import { foundPages } from './search/found-pages.ts'
import { passageSources } from './search/passages.ts'
import { interactionSource } from './recommendations/learned.ts'

/** All hooks, in the order of the subjects that call them. References of a name are who registers and who calls. */
export const hooks = [
  messageCarriers,
  pagePaths,
  externalApi,
  previewInstant,
  pricePlans,
  articleSearch,
  accountNews,
  accountTerms,
  customerEvents,
  customerRecords,
  freeExams,
  agreementPages,
  memberBenefits,
  bookingTerms,
  chargeOwners,
  refundReporters,
  paymentProviders,
  freeMonths,
  monthlyWays,
  withdrawnCards,
  paidPurchases,
  orderFollowers,
  fittingBookings,
  subscriptionOwner,
  withdrawalFollowers,
  eInvoiceAddresses,
  replacedGoods,
  orderCovers,
  connectedContract,
  risingContracts,
  companyPayment,
  articleInterest,
  searchSources,
  foundPages,
  passageSources,
  interactionSource,
]
