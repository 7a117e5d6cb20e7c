import { keepPrescription } from '#contracts/kept-prescriptions.ts'
import { assertBeReadable } from '#domain/prescriptions/readable.ts'
import { unusualValues } from '#domain/prescriptions/unusual.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { keep } from '../repository.ts'
import { lastGlasses } from '../last-glasses.ts'

/**
 * `POST /api/account/prescriptions`: stores typed values. An old prescription may be stored: it shows what has changed.
 */
export const keepPrescriptionEndpoint = endpoint(
  keepPrescription,
  { who: 'customer', limit: 'prescription file' },
  async ({ glasses, confirmsUnusual }, req) => {
    const { id: customer } = customerCaller(req)
    assertBeReadable(glasses, today())
    const unusual = confirmsUnusual ? [] : unusualValues(glasses, await lastGlasses(req, customer))
    if (unusual.length > 0) throw new Refusal('prescription.unusual', { unusual: unusual.join(' ') })
    const { examinedOn } = glasses
    return { ref: await keep(req, { customer, source: 'typed', examinedOn, glasses }) }
  },
)
