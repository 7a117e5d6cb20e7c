import type { Plugin } from 'payload'
import { accountNews, customerRecords } from '#plugins/customers/hooks.ts'
import { memberBenefits } from '#plugins/friends/benefits.ts'
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
    hooks: [
      memberBenefits.on({ joined: countToday, benefits: exchangesOf }),
      accountNews.on(newsOfReturns),
      customerRecords.on('withdrawals', withdrawalRecords),
    ],
    steps: [withdrawalSteps],
  })
