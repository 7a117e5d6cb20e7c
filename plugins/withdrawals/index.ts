import type { Plugin } from 'payload'
import { notifiesAccountNews } from '#plugins/customers/account-news.ts'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { givingBenefits } from '#plugins/friends/benefits.ts'
import { extend } from '#plugins/kit/extend.ts'
import { confirmReturnEndpoint } from './endpoints/confirm-return.ts'
import { declareReturnEndpoint } from './endpoints/declare-return.ts'
import { getReturnChoiceEndpoint } from './endpoints/get-return-choice.ts'
import { getReturnLabelEndpoint } from './endpoints/get-return-label.ts'
import { listMyReturnsEndpoint } from './endpoints/list-my-returns.ts'
import { declareWithdrawalEndpoint } from './endpoints/declare-withdrawal.ts'
import { handleWithdrawalEndpoint } from './endpoints/handle-withdrawal.ts'
import { sendReturnInstructionsEndpoint } from './endpoints/send-return-instructions.ts'
import { countToday, exchangesOf } from './friends-benefits.ts'
import { newsOfReturns } from './news-of-returns.ts'
import { withdrawalRecords } from './withdrawal-records.ts'
import { withdrawalSteps } from './withdrawal-steps.ts'
import { withdrawals } from './withdrawals.ts'

/** Withdrawals from contracts, from the declaration to how staff handled it. */
export const withdrawalsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withdrawals],
    endpoints: [
      declareWithdrawalEndpoint,
      sendReturnInstructionsEndpoint,
      handleWithdrawalEndpoint,
      confirmReturnEndpoint,
      listMyReturnsEndpoint,
      getReturnChoiceEndpoint,
      declareReturnEndpoint,
      getReturnLabelEndpoint,
    ],
    handlers: {
      ...givingBenefits({ exchange: { joined: countToday, benefits: exchangesOf } }),
      ...notifiesAccountNews({ withdrawals: newsOfReturns }),
      ...keepsCustomerRecords({ withdrawals: withdrawalRecords }),
    },
    steps: [withdrawalSteps],
  })
