import { answerClaim as answerClaimRoute, claimInsurance, getClaims, readClaimPicture } from '#contracts/insurance.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { answerClaim } from './answer.ts'
import { claim, claimView, pairsOf } from './claim.ts'
import { claimsOfOrder, findClaim } from './repository.ts'

/** `POST /api/insurance/:ref/answer`: staff answer a claim. */
const answerClaimEndpoint = endpoint(
  answerClaimRoute,
  { who: ['admin', 'order-handler'] },
  async ({ ref, isAccepted, answer }, req) => {
    const { state } = await answerClaim(req, ref, { isAccepted, answer, by: staffNameOf(req) })
    return { state }
  },
)

/** `POST /api/account/orders/:number/claim`: a member's glasses have broken. */
const claimInsuranceEndpoint = endpoint(
  claimInsurance,
  {
    who: 'customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    limit: 'prescription file',
  },
  async (asked, req) => ({ claim: claimView(await claim(req, customerCaller(req).id, asked)) }),
)

/** `GET /api/account/orders/:number/claims`: what of an order may be claimed for, and what was. */
const getClaimsEndpoint = endpoint(
  getClaims,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const claims = await claimsOfOrder(req, number)
    return { pairs: await pairsOf(req, await orderNumbered(req, number)), claims: claims.map(claimView) }
  },
)

/** `GET /api/insurance/:ref/picture`: the picture of a claim, for staff. */
const readClaimPictureEndpoint = endpoint(
  readClaimPicture,
  { who: ['admin', 'order-handler'] },
  async ({ ref }, req) => {
    const claim = await findClaim(req, ref)
    const bytes = claim && (await readPrivateFile(ref))
    if (!bytes) throw new Refusal('insurance.not_found')
    return { type: claim.fileType, file: bytes.toString('base64') }
  },
)

/** The endpoints of insurance claims. */
export const insuranceEndpoints = [
  getClaimsEndpoint,
  claimInsuranceEndpoint,
  readClaimPictureEndpoint,
  answerClaimEndpoint,
]
