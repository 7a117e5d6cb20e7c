import { readClaimPicture } from '#contracts/insurance.ts'
import { Refusal } from '#domain/refusal.ts'
import { readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findClaim } from '../repository.ts'

/** `GET /api/insurance/:ref/picture`: the picture of a claim, for staff. */
export const readClaimPictureEndpoint = endpoint(
  readClaimPicture,
  { who: ['admin', 'order-handler'] },
  async ({ ref }, req) => {
    const claim = await findClaim(req, ref)
    const bytes = claim && (await readPrivateFile(ref))
    if (!bytes) throw new Refusal('insurance.not_found')
    return { type: claim.fileType, file: bytes.toString('base64') }
  },
)
