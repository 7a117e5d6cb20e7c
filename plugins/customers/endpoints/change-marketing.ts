import { changeMarketing } from '#contracts/customers.ts'
import { changedConsents } from '#domain/customers/marketing.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { notifyConsentsGiven } from '../hooks.ts'
import { changeCustomer, customerView, signedInAs } from '../repository.ts'

/** `POST /api/account/marketing`: consents by channel, each stored with its time and what was read. */
export const changeMarketingEndpoint = endpoint(
  changeMarketing,
  { who: 'customer', idempotency: 'handler' },
  async ({ marketing: wanted }, req) => {
    const [customer, caller] = await signedInAs(req)
    const t = textOf(languageOf(req), 'account')
    const rows = changedConsents(customer.marketing, wanted, {
      at: nowIso(),
      wording: (channel) => t(`marketing.${channel}`),
    })
    const marketing = [...customer.marketing, ...rows]
    const saved = rows.length > 0 ? await changeCustomer(req, customer.number, { marketing }) : customer
    await notifyConsentsGiven(req, saved, rows)
    return { customer: customerView(saved, caller) }
  },
)
