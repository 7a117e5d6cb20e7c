import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { LifestylePlan, type ContractDocument, type PerkKind } from '#contracts/lifestyle.ts'
import { textOf } from '#locales/texts.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { PriceFrom } from '#domain/lifestyle/monthly-bill.ts'
import { campaignOn, nextCampaignChange } from '#domain/lifestyle/plan-campaign.ts'
import { Refusal } from '#domain/refusal.ts'
import { translated } from '#domain/translated.ts'
import { subscriptionNumber } from '#domain/subscriptions/subscription-number.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import {
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import {
  columnsOf,
  sealedEvents,
  sealedGlasses,
  toContract,
  type StoredContract,
  type StoredEvent,
} from './contract-document.ts'
import { duesOf } from './dues.ts'

export type { StoredContract } from './contract-document.ts'

/** All plans with their prices, the cheapest first, also those that are offered no more. */
export const cachedPlans = cached('lifestyle plans', async (context) => {
  const documents = await findAll(context, 'lifestyle-plans', {}, { sort: 'monthly' })
  return documents.map((document) => ({
    plan: LifestylePlan.parse({
      ...document,
      id: document.key,
      frameUpTo: document.frameUpTo ?? null,
      perks: (document.perks ?? []).map((kind) => ({ kind, words: '' })),
    }),
    translations: document.translations,
    prices: { log: priceLogOf(document), campaigns: document.campaigns ?? [] },
  }))
})

/** What a plan has cost; where it has never been changed, its price since it was made. */
export function priceLogOf({
  priceLog,
  monthly,
  createdAt,
}: Pick<Stored<'lifestyle-plans'>, 'priceLog' | 'monthly' | 'createdAt'>): PriceFrom[] {
  return priceLog ?? [{ from: helsinkiDay(createdAt), monthly }]
}

/** The plans of which new contracts are made, with the campaigns that run today, the cheapest first. */
export async function offeredPlans(context: WithPayload, language: Language = SHOP_LANGUAGE): Promise<LifestylePlan[]> {
  const offered = (await cachedPlans.read(context)).filter(({ plan }) => plan.isOffered)
  return offered.map(({ plan, translations, prices }) => ({
    ...translated({ ...plan, translations }, language),
    perks: plan.perks.map(({ kind }) => ({ kind, words: perkWords(kind, plan, language) })),
    campaign: campaignOn(prices, today()),
  }))
}

/** The words that promise a perk; of two pairs one is exchanged at a time. */
function perkWords(kind: PerkKind, { pairs }: LifestylePlan, language: Language): string {
  const t = textOf(language, 'lifestyle')
  return kind === 'exchange' && pairs > 1 ? t('perk.exchange_two') : t(`perk.${kind}`)
}

/** The next ISO day on which a campaign begins or is over; null where none does. */
export async function plansHoldUntil(context: WithPayload): Promise<string | null> {
  const campaigns = (await cachedPlans.read(context)).flatMap(({ prices }) => prices.campaigns)
  return nextCampaignChange(campaigns, today())
}

const DAY_MS = 86_400_000

type NewContract = Omit<StoredContract, 'number' | 'version' | 'events' | 'signedOn' | 'card' | 'connected'>

/** Signs a contract, or gives the one that this key has signed. */
export async function createContract(req: PayloadRequest, made: NewContract): Promise<StoredContract> {
  const before = await findBy(req, { key: { equals: made.key } })
  if (before) return before
  const created = await createUnlessTaken(req, 'lifestyle-contracts', {
    ...made,
    number: subscriptionNumber(() => randomInt(10)),
    ...columnsOf(made.contract),
    glasses: sealedGlasses(made.glasses),
    signedOn: today(),
    card: null,
    version: 1,
    connected: [],
    events: [{ on: today(), what: 'signed' }],
    ...scheduleSteps([
      { step: 'document', of: 'contract.1' },
      { step: 'lapse', at: nowIso(DAY_MS) },
    ]),
  })
  // Neither the key nor the drawn number was free: read by the key, or drawn again.
  if (!created) return createContract(req, made)
  await runSteps(req, 'lifestyle-contracts', created)
  return toContract(req, created)
}

/** Deletes a contract, unless its glasses were ordered or it has changed since it was read. */
export async function dropUnordered(req: PayloadRequest, { number, version, contract }: StoredContract): Promise<void> {
  if (contract.orders > 0) return
  await deleteWhere(req, 'lifestyle-contracts', {
    and: [{ number: { equals: number } }, { version: { equals: version } }],
  })
  if (!(await findContract(req, number)))
    await deleteWhere(req, 'lifestyle-documents', { contract: { equals: number } })
}

async function findBy(req: PayloadRequest, where: Where): Promise<StoredContract | null> {
  const found = await findOne(req, 'lifestyle-contracts', where)
  return found && toContract(req, found)
}

export const findContract = (req: PayloadRequest, number: number) => findBy(req, { number: { equals: number } })

export async function contractNumbered(req: PayloadRequest, number: number): Promise<StoredContract> {
  const found = await findContract(req, number)
  if (!found) throw new Refusal('lifestyle.not_found')
  return found
}

/** The number of the customer whose contract this is; null where there is none. */
export async function customerOfContract(req: PayloadRequest, number: number): Promise<string | null> {
  return (await findOne(req, 'lifestyle-contracts', { number: { equals: number } }, ['customer']))?.customer ?? null
}

/** The contracts of a customer, the one signed last on top. Unreadable ones are left out. */
export async function contractsOf(req: PayloadRequest, customer: string): Promise<StoredContract[]> {
  const found = await findAll(req, 'lifestyle-contracts', { customer: { equals: customer } }, { sort: '-signedOn' })
  return Array.fromAsync(openEach(found, (one) => toContract(req, one)))
}

/** Terminated contracts whose last day is this one or later. */
export async function endedContracts(req: PayloadRequest, from: string): Promise<StoredContract[]> {
  const where = { and: [{ status: { equals: 3 } }, { endedOn: { greater_than_equal: from } }] }
  const found = await findAll(req, 'lifestyle-contracts', where)
  return Array.fromAsync(openEach(found, (one) => toContract(req, one)))
}

/** What a rule changes, and the steps that it schedules. `notice` names a letter. */
export type ContractChange = Partial<
  Pick<StoredContract, 'contract' | 'plan' | 'glasses' | 'card' | 'delivery' | 'form' | 'connected'>
> & {
  events?: readonly Omit<StoredEvent, 'on'>[]
  steps?: readonly StepToSchedule[]
  notice?: string
  /** The member of staff who changed it for the customer, and why. */
  by?: { who: string; note: string }
}

/**
 * Changes a contract by a rule, with what is due by that, in one statement over what was read. When another change came
 * between, it is read again and the rule asked again; where a version was seen, it is refused instead. A rule that gives null
 * changes nothing.
 */
export async function changeContract(
  req: PayloadRequest,
  number: number,
  rule: (contract: StoredContract) => ContractChange | null,
  seen?: number,
): Promise<StoredContract> {
  const before = await contractNumbered(req, number)
  if (seen !== undefined && before.version !== seen) throw new Refusal('lifestyle.changed')
  const change = rule(before)
  if (!change) return before
  const { events = [], steps = [], glasses, notice, by, ...changes } = change
  const { contract } = changes
  const version = before.version + 1
  const notified =
    notice === undefined ? [] : [{ step: 'tell', of: `${notice}.${version}${by ? '.staff' : ''}`, at: nowIso() }]
  const saved = await changeAndSchedule(
    req,
    'lifestyle-contracts',
    { and: [{ number: { equals: number } }, { version: { equals: before.version } }] },
    {
      ...changes,
      ...(glasses && { glasses: sealedGlasses(glasses) }),
      ...(contract && columnsOf(contract)),
      events: sealedEvents([...before.events, ...events.map((event) => ({ on: today(), ...event, ...by }))]),
      version: { $inc: 1 },
    },
    [...(contract ? duesOf(contract) : []), ...notified, ...steps],
  )
  if (!saved) return changeContract(req, number, rule, seen)
  await runSteps(req, 'lifestyle-contracts', saved)
  return toContract(req, saved)
}

/** Names a document of a contract. */
const documentRef = (number: number, of: string) => `${number}-${of.replace('.', '-')}`

/** Stores a document as it is now, once: a stored document is never replaced. `of` names it, such as `exchange.2`. */
export async function keepDocument(
  req: PayloadRequest,
  { number }: StoredContract,
  of: string,
  { kind, on, pdf }: Pick<ContractDocument, 'kind' | 'on'> & { pdf: Uint8Array },
): Promise<void> {
  const file = seal(Buffer.from(pdf).toString('base64'))
  await createUnlessTaken(req, 'lifestyle-documents', {
    ref: documentRef(number, of),
    contract: number,
    kind,
    on,
    file,
  })
}

/** The documents of a contract, the first one first, without their files. */
export async function documentsOf(req: PayloadRequest, number: number): Promise<ContractDocument[]> {
  const where = { contract: { equals: number } }
  const found = await findAll(req, 'lifestyle-documents', where, { fields: ['ref', 'kind', 'on'], sort: 'id' })
  return found.map(({ ref, kind, on }) => ({ id: ref.slice(`${number}-`.length), kind, on }))
}

/** A document of a contract in base64. Throws where it is of another one. */
export async function documentFile(req: PayloadRequest, number: number, document: string): Promise<string> {
  const found = await findOne(req, 'lifestyle-documents', { ref: { equals: `${number}-${document}` } })
  if (!found) throw new Refusal('lifestyle.not_found')
  return openSealed<string>(req, `lifestyle-documents ${found.id}`, found.file)
}
