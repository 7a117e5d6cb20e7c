import { keepPhoto } from '#contracts/kept-prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { keep } from '../repository.ts'
import { receivedUpload } from '../stored-files.ts'

/** `POST /api/account/prescriptions/photo`: keeps a picture or a PDF. */
export const keepPhotoEndpoint = endpoint(
  keepPhoto,
  { who: 'customer', limit: 'prescription file' },
  async ({ file, examinedOn = null }, req) => {
    if (examinedOn !== null && examinedOn > today()) throw new Refusal('prescription.not_examined_yet')
    const upload = await receivedUpload(req, file)
    return { ref: await keep(req, { customer: customerCaller(req).id, source: 'photo', examinedOn, upload }) }
  },
)
