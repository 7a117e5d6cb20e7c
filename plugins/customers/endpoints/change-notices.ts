import { changeNotices } from '#contracts/accounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomer, signedInAs, wishesOf } from '../repository.ts'

/** `POST /api/account/notices`: whether news of the customer's orders go to the phone. */
export const changeNoticesEndpoint = endpoint(
  changeNotices,
  { who: 'customer', idempotency: 'handler' },
  async ({ sms: smsNotices }, req) => {
    const [{ number, phone }] = await signedInAs(req)
    if (smsNotices && !phone) throw new Refusal('account.phone_needed', { field: 'notices-sms' })
    return { wishes: wishesOf(await changeCustomer(req, number, { smsNotices })) }
  },
)
