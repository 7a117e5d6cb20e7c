import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { contractStatuses } from '#contracts/lifestyle.ts'
import type { AgreementState } from '#domain/business/agreement.ts'
import type { EInvoiceAddress } from '#domain/invoices/e-invoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { subscriptionNumber } from '#domain/subscriptions/subscription-number.ts'
import { today } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { putPrivateFile, readPrivateFile, removePrivateFile } from '#plugins/kit/originals/private-files.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  changeIf,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'

const COLLECTION = 'company-agreements'

/** Who signed for a company. */
export interface Signer {
  name: string
  email: string
}

/** What happened to an agreement, and what staff wrote of it. */
export interface AgreementEvent {
  on: string
  what: 'signed' | 'activate' | 'refuse' | 'notice_of_company' | 'notice_of_chain' | 'ended' | 'address_mended'
  who: string
  note: string
}

type Row = Stored<typeof COLLECTION>

/** An agreement, opened. */
export type Agreement = Omit<Row, 'events' | 'createdAt' | 'updatedAt'> & { events: AgreementEvent[] }

/** An agreement as it is signed. */
export type NewAgreement = Pick<Agreement, 'customer' | 'isRegistered' | 'terms' | 'signer' | 'agreed' | 'language'>

/** Writes a signed agreement. Null where the company has one that lives. */
export async function writeAgreement(
  req: PayloadRequest,
  signed: NewAgreement,
  state: AgreementState,
): Promise<Agreement | null> {
  const { businessId, contact } = signed.terms
  const [last] = await findAll(req, COLLECTION, ofCompany(businessId), {
    fields: ['key', 'status'] as const,
    sort: '-id',
    limit: 1,
  })
  if (last && last.status !== contractStatuses.terminated) return null
  const nth = last ? Number(last.key.split(' ')[1]) + 1 : 1
  const written = await createUnlessTaken(req, COLLECTION, {
    ...signed,
    ...state,
    businessId,
    key: `${businessId} ${nth}`,
    version: 1,
    signedOn: today(),
    number: subscriptionNumber(() => randomInt(10)),
    contactEmail: contact.email.toLowerCase(),
    events: seal([{ on: today(), what: 'signed', who: signed.signer.name, note: '' }] satisfies AgreementEvent[]),
    ...scheduleSteps(['document', { step: 'tell', of: 'signed' }]),
  })
  // The key or the drawn number was taken: another signing came first, or the number is drawn again.
  return written ? opened(req, written) : writeAgreement(req, signed, state)
}

const ofCompany = (businessId: string): Where => ({ businessId: { equals: businessId } })
const lives: Where = { status: { not_equals: 3 } }

/** The agreement of a company that has not ended; null where it has none. */
export const livingAgreement = (req: PayloadRequest, businessId: string) =>
  first(req, { and: [ofCompany(businessId), lives] })

export async function agreementNumbered(req: PayloadRequest, number: string): Promise<Agreement> {
  const found = await first(req, { number: { equals: Number(number) } })
  if (!found) throw new Refusal('business.agreement_unknown')
  return found
}

/** The agreement of this number; null where there is none. */
export const findAgreement = (req: WithPayload, number: number) => first(req, { number: { equals: number } })

/** Agreements with a customer as their signer, the last signed first. */
export const agreementsSignedBy = (req: PayloadRequest, customer: string) =>
  all(req, { customer: { equals: customer } })

/** The agreements in force with this customer as their signer, or with this address as their contact's. */
export const agreementsRepresentedBy = (req: PayloadRequest, customer: string, email: string) =>
  all(req, {
    and: [
      { status: { equals: contractStatuses.active } },
      { or: [{ customer: { equals: customer } }, { contactEmail: { equals: email.toLowerCase() } }] },
    ],
  })

/** Agreements of a state for staff, the last signed first. */
export const agreementsWithStatus = (req: PayloadRequest, status: Agreement['status'], limit = 500) =>
  all(req, { status: { equals: status } }, limit)

/**
 * Agreements of companies that these words name, those that live first: by the beginnings of words of the company's or its contact's name, or by
 * business ID, number or the contact's mail. Names are read of all: companies are few beside customers.
 */
export async function agreementsNamed(req: PayloadRequest, words: string, most: number): Promise<NamedAgreement[]> {
  const fields = ['number', 'businessId', 'contactEmail', 'status', 'terms'] as const
  const asked = lettersOf(words).split(' ')
  const found = (await findAll(req, COLLECTION, {}, { fields, sort: '-id' })).filter((one) => {
    const { terms, businessId, number, contactEmail } = one
    const named = lettersOf(`${terms.company} ${terms.contact.name}`).split(' ')
    const isIdentified = [businessId, String(number), contactEmail].some((id) => id.startsWith(asked.join(' ')))
    return isIdentified || asked.every((word) => named.some((part) => part.startsWith(word)))
  })
  return found.toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other))).slice(0, most)
}

type NamedAgreement = Pick<Row, 'number' | 'businessId' | 'contactEmail' | 'status' | 'terms'>

const lettersOf = (text: string) => text.trim().toLocaleLowerCase('fi').replace(/\s+/g, ' ')
const hasEnded = ({ status }: Pick<Row, 'status'>) => status === contractStatuses.terminated

/** How many agreements wait for staff. */
export const countSignedAgreements = (req: PayloadRequest): Promise<number> =>
  countWhere(req, COLLECTION, { status: { equals: 1 } })

/** Changes an agreement that is still as it was seen, with what follows. Throws where another change came between. */
export async function changeAgreement(
  req: PayloadRequest,
  { number, version, events }: Agreement,
  {
    state,
    event,
    steps,
  }: { state: AgreementState; event: Omit<AgreementEvent, 'on'>; steps: readonly StepToSchedule[] },
): Promise<Agreement> {
  const seen = { and: [{ number: { equals: number } }, { version: { equals: version } }] }
  const story = seal([...events, { on: today(), ...event }] satisfies AgreementEvent[])
  const changes = { ...state, events: story, version: { $inc: 1 } }
  const changed = await changeAndSchedule(req, COLLECTION, seen, changes, steps)
  if (!changed) throw new Refusal('business.agreement_changed')
  return opened(req, changed)
}

/** Mends where the e-invoices of an agreement go, and notes where they went before. Nothing where they go there, or another way. */
export async function mendEInvoiceAddress(
  req: PayloadRequest,
  number: string,
  mended: EInvoiceAddress,
  who: string,
): Promise<void> {
  const agreement = await findAgreement(req, Number(number))
  const to = agreement?.terms.invoicing.to
  if (!agreement || to?.way !== 'e_invoice') return
  if (to.address === mended.address && to.operator === mended.operator) return
  const { version, events, terms } = agreement
  const event = { on: today(), what: 'address_mended', who, note: `${to.address}, ${to.operator}` } as const
  const changes = {
    terms: { ...terms, invoicing: { ...terms.invoicing, to: { ...to, ...mended } } },
    events: seal([...events, event] satisfies AgreementEvent[]),
    version: { $inc: 1 },
  }
  const seen = { and: [{ number: { equals: agreement.number } }, { version: { equals: version } }] }
  if (!(await changeIf(req, COLLECTION, seen, changes))) throw new Refusal('business.agreement_changed')
}

/** Name of the private file of an agreement. */
const fileOf = (number: number) => `company-agreement-${number}`

/** Stores the paper of an agreement. A stored paper never changes. */
export async function keepPaper(number: number, make: () => Promise<Uint8Array>): Promise<void> {
  if (!(await readPrivateFile(fileOf(number)))) await putPrivateFile(fileOf(number), await make())
}

/** The paper of an agreement as it was signed. */
export async function paperOf(number: number): Promise<Buffer> {
  const paper = await readPrivateFile(fileOf(number))
  if (!paper) throw new Refusal('business.agreement_unknown')
  return paper
}

/** Leaves agreements without the account of who signed them. */
export const releaseAgreements = (req: PayloadRequest, customer: string): Promise<void> =>
  changeEach(req, COLLECTION, { customer: { equals: customer } }, { customer: null })

/** Gives the agreements of one account to another. */
export const moveAgreements = (req: PayloadRequest, from: string, into: string): Promise<void> =>
  changeEach(req, COLLECTION, { customer: { equals: from } }, { customer: into })

/** Deletes agreements whose last day was before this ISO day, with their papers: the paper first, so that none is left behind. */
export async function deleteAgreements(req: PayloadRequest, before: string): Promise<void> {
  const where = { and: [{ status: { equals: 3 } }, { endsOn: { less_than: before } }] }
  await oneByOne(findEach(req, COLLECTION, where), async ({ number }) => {
    await removePrivateFile(fileOf(number))
    await deleteWhere(req, COLLECTION, { number: { equals: number } })
  })
}

async function first(req: WithPayload, where: Where): Promise<Agreement | null> {
  const found = await findOne(req, COLLECTION, where)
  return found && opened(req, found)
}

async function all(req: PayloadRequest, where: Where, limit?: number): Promise<Agreement[]> {
  const found = await findAll(req, COLLECTION, where, { sort: '-signedOn', ...(limit && { limit }) })
  return Array.fromAsync(openEach(found, (row) => opened(req, row)))
}

/** An agreement as it lies in the database, opened. */
export function opened(req: WithPayload, row: Row): Agreement {
  const { events, createdAt: _, updatedAt: __, ...agreement } = row
  return { ...agreement, events: openSealed<AgreementEvent[]>(req, `${COLLECTION} ${row.id}`, events) }
}
