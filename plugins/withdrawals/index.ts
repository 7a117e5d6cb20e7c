import type { Plugin } from 'payload'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { declareWithdrawalEndpoint } from './endpoints/declare-withdrawal.ts'
import { handleWithdrawalEndpoint } from './endpoints/handle-withdrawal.ts'
import { sendReturnInstructionsEndpoint } from './endpoints/send-return-instructions.ts'
import { forgetWithdrawals, sweepWithdrawals } from './sweep-withdrawals.ts'
import { withdrawalRecords } from './withdrawal-records.ts'
import { withdrawals } from './withdrawals.ts'

/** Withdrawals from contracts, from the declaration to how staff handled it. */
export const withdrawalsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withdrawals],
    endpoints: [declareWithdrawalEndpoint, sendReturnInstructionsEndpoint, handleWithdrawalEndpoint],
    handlers: keepsCustomerRecords({ withdrawals: withdrawalRecords }),
    tasks: [sweepWithdrawals, forgetWithdrawals],
  })
