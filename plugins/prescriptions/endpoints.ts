import { openStoredPrescription } from '#contracts/customer-service.ts'
import {
  HealthReader,
  HealthReadReason,
  keepPhoto,
  keepPrescription,
  listHealthReads,
  listPrescriptions,
  readPrescription,
  readPrescriptionFile,
  removePrescription,
  uploadPrescription,
} from '#contracts/kept-prescriptions.ts'
import { assertBeReadable } from '#domain/prescriptions/glasses-problems.ts'
import { unusualValues } from '#domain/prescriptions/unusual.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { storePrescriptionFile } from './files-for-orders.ts'
import { lastGlasses, storedBy } from './last-glasses.ts'
import {
  erasePrescription,
  fileOf,
  keep,
  latestReads,
  noteRead,
  openedPrescription,
  ownerOfPrescription,
  prescriptionOf,
  summaryOf,
} from './repository.ts'
import { receivedUpload } from './stored-files.ts'

/** `POST /api/account/prescriptions/photo`: keeps a picture or a PDF. */
const keepPhotoEndpoint = endpoint(
  keepPhoto,
  { who: 'customer', limit: 'prescription file' },
  async ({ file, examinedOn = null }, req) => {
    if (examinedOn !== null && examinedOn > today()) throw new Refusal('prescription.not_examined_yet')
    const upload = await receivedUpload(req, file)
    return { ref: await keep(req, { customer: customerCaller(req).id, source: 'photo', examinedOn, upload }) }
  },
)

/**
 * `POST /api/account/prescriptions`: stores typed values. An old prescription may be stored: it shows what has changed.
 */
const keepPrescriptionEndpoint = endpoint(
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

/**
 * `GET /api/account/health-reads`: who has opened the customer's prescriptions, by role and store. The names stay in
 * the shop's log.
 */
const listHealthReadsEndpoint = endpoint(listHealthReads, { who: 'customer' }, async (_, req) => {
  const reads = await latestReads(req, customerCaller(req).id)
  return {
    reads: reads.map(({ at, role, store, why }) => ({
      at,
      by: HealthReader.safeParse(why === 'shown' || why === 'ordering' ? 'customer' : role).data ?? 'staff',
      store: store ?? null,
      why: HealthReadReason.safeParse(why).data ?? 'other',
    })),
  }
})

/** `GET /api/account/prescriptions`: what the customer keeps with us, without its values. */
const listPrescriptionsEndpoint = endpoint(listPrescriptions, { who: 'customer' }, async (_, req) => ({
  prescriptions: (await storedBy(req, customerCaller(req).id)).map(summaryOf),
}))

/** `POST /api/customer/:number/prescriptions/:ref`: health data, so that reader and reason are written down first. */
const openForStaffEndpoint = endpoint(
  openStoredPrescription,
  { who: OPTICIANS, idempotency: 'none' },
  async ({ number, ref, note }, req) => {
    const stored = await prescriptionOf(req, ref)
    if (stored.customer !== number) throw new Refusal('prescription.not_found')
    await noteRead(req, { prescription: ref, customer: number, who: staffNameOf(req), why: note })
    const file = stored.file === null ? null : await fileOf(stored)
    return {
      prescription: await openedPrescription(req, stored),
      file: file && { type: file.type, bytes: file.bytes.toString('base64') },
    }
  },
)

/** `GET /api/account/prescriptions/:ref/file`: the picture or document, after the reading has been written down. */
const readPrescriptionFileEndpoint = endpoint(
  readPrescriptionFile,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
    isReport: true,
  },
  async ({ ref }, req) => {
    const { id } = customerCaller(req)
    await noteRead(req, { prescription: ref, customer: id, who: `asiakas ${id}`, why: 'shown' })
    const { type, bytes } = await fileOf(await prescriptionOf(req, ref))
    return { type, file: bytes.toString('base64') }
  },
)

/** `GET /api/account/prescriptions/:ref`: health data, so the reading is written down before it is answered. */
const readPrescriptionEndpoint = endpoint(
  readPrescription,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
    isReport: true,
  },
  async ({ ref, why = 'shown' }, req) => {
    const { id } = customerCaller(req)
    await noteRead(req, { prescription: ref, customer: id, who: `asiakas ${id}`, why })
    return { prescription: await openedPrescription(req, await prescriptionOf(req, ref)) }
  },
)

/** `POST /api/account/prescriptions/:ref/remove`: deletes one, with its file. */
const removePrescriptionEndpoint = endpoint(
  removePrescription,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
  },
  async ({ ref }, req) => {
    await erasePrescription(req, await prescriptionOf(req, ref))
    return { isRemoved: true as const }
  },
)

/** `POST /api/prescription/upload`: a photographed prescription for lenses that go into the cart. */
const uploadPrescriptionEndpoint = endpoint(
  uploadPrescription,
  { who: 'shopper', limit: 'prescription file' },
  async ({ file }, req) => ({
    ref: await storePrescriptionFile(req, shopperIdOf(req), await receivedUpload(req, file)),
  }),
)

/** The endpoints of saved prescriptions. */
export const prescriptionEndpoints = [
  listPrescriptionsEndpoint,
  listHealthReadsEndpoint,
  readPrescriptionEndpoint,
  readPrescriptionFileEndpoint,
  keepPrescriptionEndpoint,
  keepPhotoEndpoint,
  removePrescriptionEndpoint,
  uploadPrescriptionEndpoint,
  openForStaffEndpoint,
]
