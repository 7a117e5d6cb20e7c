import {
  actOnAgreement,
  findCompany,
  listInvoicingWays,
  readAgreementDocument,
  signAgreement,
} from '#contracts/business.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { actOn } from '../act.ts'
import { invoicingWays } from '../invoicing-ways.ts'
import { registeredCompany } from '../register.ts'
import { agreementNumbered, paperOf } from '../repository.ts'
import { sign } from '../sign.ts'

/** `GET /api/business/company`: name and address of a company, by the register of companies. */
const find = endpoint(findCompany, { who: 'anyone', limit: 'company register' }, async ({ businessId: typed }) => {
  const businessId = typed.trim()
  if (!isBusinessId(businessId)) throw new Refusal('business.id_malformed', { field: 'businessId' })
  return { company: await registeredCompany(businessId) }
})

/** `GET /api/business/ways`: how the shop can bill a company. */
const ways = endpoint(listInvoicingWays, { who: 'anyone' }, async (_, req) => ({ ways: await invoicingWays(req) }))

/** `POST /api/account/business/sign`: an agreement for a company, by who is strongly identified. */
const signOne = endpoint(
  signAgreement,
  { who: 'strong-customer', limit: 'company register', idempotency: 'handler' },
  async (asked, req) => ({ number: String((await sign(req, asked)).number) }),
)

/** `POST /api/business/agreements/:number/act`: staff take it into use, refuse it or end it. */
const act = endpoint(actOnAgreement, { who: CUSTOMER_STAFF }, async (asked, req) => {
  const { version } = await actOn(req, { ...asked, who: staffNameOf(req) })
  return { version }
})

/** `GET /api/business/agreements/:number/document`: staff read the paper. */
const read = endpoint(readAgreementDocument, { who: CUSTOMER_STAFF }, async ({ number }, req) => {
  const agreement = await agreementNumbered(req, number)
  return { file: (await paperOf(agreement.number)).toString('base64') }
})

export const agreementEndpoints = [find, ways, signOne, act, read]
