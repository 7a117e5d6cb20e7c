import { getReturnLabel } from '#contracts/withdrawals.ts'
import { Refusal } from '#domain/refusal.ts'
import { labelOf } from '#plugins/deliveries/labels.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { doNow } from '#plugins/kit/work/run-steps.ts'
import { findWithdrawal, returnerOf } from '../repository.ts'

/** `GET /api/account/returns/:ref/label`: the carrier's label of a return that comes by post. */
export const getReturnLabelEndpoint = endpoint(
  getReturnLabel,
  {
    who: 'customer',
    ownedBy: {
      missing: 'return.not_found',
      owner: async ({ ref }, req) => {
        const customer = await returnerOf(req, ref)
        return customer === null ? null : { kind: 'customer', id: customer }
      },
    },
  },
  async ({ ref }, req) => {
    const found = await findWithdrawal(req, ref)
    if (found?.way !== 'post') throw new Refusal('return.not_found')
    if (!found.shipment) await doNow(req, 'withdrawals', found.id, 'label')
    const { shipment } = found.shipment ? found : ((await findWithdrawal(req, ref)) ?? found)
    if (!shipment) throw new Refusal('return.label_unavailable')
    return { pdf: await labelOf('return', shipment) }
  },
)
