import * as z from 'zod/mini'
import type { RegisteredCompany } from '#contracts/business.ts'
import { townName } from '#domain/business/agreement.ts'
import { Refusal } from '#domain/refusal.ts'

/** How long the shop waits for the register: after that the signer types the name by hand. */
const PATIENCE_MS = 6000

/** The name of a company itself, beside its parallel and auxiliary names. */
const COMPANY_NAME = '1'
/** A street address, beside a postal one. */
const STREET_ADDRESS = 1
const FINNISH = '1'

const optionalText = z.optional(z.nullable(z.string()))

/** What is read of an answer of `GET /companies`, by the YTJ open data API of PRH, version 3. */
const Answer = z.object({
  companies: z.array(
    z.object({
      businessId: z.object({ value: z.string() }),
      names: z.array(z.object({ name: z.string(), type: z.string(), endDate: optionalText })),
      addresses: z._default(
        z.array(
          z.object({
            type: z.number(),
            street: optionalText,
            buildingNumber: optionalText,
            entrance: optionalText,
            apartmentNumber: optionalText,
            postCode: optionalText,
            postOffices: z._default(z.array(z.object({ city: z.string(), languageCode: z.string() })), []),
          }),
        ),
        [],
      ),
      endDate: optionalText,
    }),
  ),
})
type Company = z.output<typeof Answer>['companies'][number]

/**
 * The company of a business ID by the register of PRH (`YTJ_URL`; https://avoindata.prh.fi/opendata-ytj-api/v3). Throws
 * `business.not_found`, `business.ceased`, and `business.register_down` where it does not answer.
 */
export async function registeredCompany(businessId: string): Promise<RegisteredCompany> {
  const found = (await ask(businessId)).find((one) => one.businessId.value === businessId)
  if (!found) throw new Refusal('business.not_found', { field: 'businessId' })
  if (found.endDate) throw new Refusal('business.ceased', { field: 'businessId' })
  const name = found.names.find(({ type, endDate }) => type === COMPANY_NAME && !endDate)?.name
  return { businessId, name: name ?? '', address: addressOf(found) }
}

async function ask(businessId: string): Promise<Company[]> {
  const url = `${process.env.YTJ_URL ?? ''}/companies?${new URLSearchParams({ businessId })}`
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  if (response?.status === 404) return []
  const answer = response?.ok ? Answer.safeParse(await response.json().catch(() => null)) : undefined
  if (!answer?.success) throw new Refusal('business.register_down')
  return answer.data.companies
}

/** The street address, or whichever there is; empty where there is none. The register writes towns in capitals. */
function addressOf({ addresses }: Company): RegisteredCompany['address'] {
  const address = addresses.find(({ type }) => type === STREET_ADDRESS) ?? addresses[0]
  const { street, buildingNumber, entrance, apartmentNumber, postCode, postOffices = [] } = address ?? {}
  const town = postOffices.find(({ languageCode }) => languageCode === FINNISH) ?? postOffices[0]
  const parts = [street, buildingNumber, entrance, apartmentNumber].filter(Boolean)
  return { street: parts.join(' '), zip: postCode ?? '', city: townName(town?.city ?? '') }
}
