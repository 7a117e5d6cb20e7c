import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { memberBenefits } from '#plugins/friends/benefits.ts'
import { extend } from '#plugins/kit/extend.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { replacedGoods } from '#plugins/withdrawals/returns.ts'
import { replacedPairs } from './claim.ts'
import { claimRecords, insuranceOf } from './claim-records.ts'
import { insuranceClaims } from './claims.ts'
import { insuranceEndpoints } from './endpoints.ts'
import { deleteClaims } from './repository.ts'
import { claimSteps } from './claim-steps.ts'

/** Friends' insurance: glasses that break within a year are replaced once. */
export const insurancePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [insuranceClaims],
    endpoints: insuranceEndpoints,
    steps: [claimSteps],
    tasks: [
      {
        name: 'forget insurance claims',
        every: 3_600_000,
        async run(req) {
          await deleteClaims(req, { answeredAt: { less_than: retentionCutoff('insurance claims') } })
          return 0
        },
      },
    ],
    hooks: [
      memberBenefits.on({ benefits: insuranceOf }),
      replacedGoods.on(replacedPairs),
      customerRecords.on('insurance', claimRecords),
    ],
  })
