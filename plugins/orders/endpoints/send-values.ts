import { sendValues } from '#contracts/awaited-prescriptions.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { awaitedLenses } from '../awaited-lenses.ts'
import { numberOfAwaited } from '../order-links.ts'
import { orderNumbered } from '../repository.ts'
import { judgedValues, takePrescription } from '../take-prescription.ts'

/** `POST /api/order/awaited/:token/values`: the values that an order has waited for. */
export const sendValuesEndpoint = endpoint(
  sendValues,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, glasses, confirmsUnusual = false }, req) => {
    const number = numberOfAwaited(token)
    const given = await judgedValues(req, await orderNumbered(req, number), { ref, glasses, confirmsUnusual })
    const order = await takePrescription(req, number, ref, given, { what: 'prescription_came', who: '' })
    return { left: (await awaitedLenses(req, order)).length }
  },
)
