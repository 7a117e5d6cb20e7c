import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { LifestylePlan, signContract } from '#contracts/lifestyle.ts'
import { acceptedAddress, problemsWithAddress } from '#domain/checkout/address.ts'
import { acceptedContact, problemsWithContact } from '#domain/checkout/contact.ts'
import { birthDateOf } from '#domain/customers/social-number.ts'
import { problemWithMethod } from '#domain/deliveries/allowed-methods.ts'
import { contractStatuses } from '#domain/lifestyle/contract-states.ts'
import { assertBeOfAge, startContract } from '#domain/lifestyle/contract.ts'
import { agreedMonthly } from '#domain/lifestyle/plans.ts'
import { Refusal } from '#domain/refusal.ts'
import { GLASSES_AGREEMENT, agreementInForce } from '#plugins/agreements/repository.ts'
import type { Delivery, FrozenForm } from '#plugins/checkout/repository.ts'
import { placeOf } from '#plugins/checkout/validated-purchase.ts'
import { signedInAs, type StoredCustomer } from '#plugins/customers/repository.ts'
import { socialNumberOf } from '#plugins/customers/social-numbers.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { cardForm } from './card.ts'
import { chosenGlasses } from './chosen-glasses.ts'
import { contractsOf, createContract, dropUnordered, offeredPlans } from './repository.ts'

type Signing = z.output<(typeof signContract)['input']>

/**
 * Signs a contract for the glasses in the customer's cart, and returns the form that stores the card. Nothing is
 * ordered, held or billed before the card is given: a contract left here lapses the next day. The same rows under the
 * same plan are one contract, however often they are sent: the one that was signed last.
 */
export async function sign(req: PayloadRequest, asked: Signing) {
  const [customer, { shopper }] = await signedInAs(req)
  assertBeAdult(req, customer)
  if (!asked.acceptsTerms) throw new Refusal('lifestyle.must_accept_terms')
  const plan = await offeredPlan(req, asked.plan)
  const monthly = agreedMonthly(plan)
  if (monthly !== asked.shownMonthly)
    throw new Refusal('checkout.total_changed', { shown: asked.shownMonthly, actual: monthly })
  const { pairs, ordering, needsFitting } = await chosenGlasses(req, shopper, { plan, rows: asked.rows })
  const form = formOf(customer, asked)
  const delivery = await wayOf(req, asked.delivery, form.address.zip, needsFitting)
  const wearer = asked.wearer || null
  const before = await contractsOf(req, customer.number)
  const over = before.filter(({ contract }) => contract.status === contractStatuses.terminated).length
  // Of rows whose contract came to nothing a new one is made, as of other answers.
  const named = [customer.number, over, plan.id, monthly, ...asked.rows.toSorted(), form, delivery, wearer]
  const { number } = await createContract(req, {
    key: signature('lifestyle', JSON.stringify(named)),
    customer: customer.number,
    language: languageOf(req),
    plan,
    contract: startContract(),
    form,
    glasses: { pairs, ordering, replaced: null, wearer },
    delivery,
    agreed: (await agreementInForce(req, GLASSES_AGREEMENT))?.effectiveOn ?? null,
  })
  const rows = new Set(asked.rows)
  for (const one of before)
    if (one.number !== number && one.plan.id === plan.id && one.glasses.pairs.some(({ ref }) => rows.has(ref)))
      await dropUnordered(req, one)
  return { id: number, ...(await cardForm(req, number)) }
}

/** A plan of which new contracts are made. */
export async function offeredPlan(req: PayloadRequest, id: string): Promise<LifestylePlan> {
  const plan = (await offeredPlans(req, languageOf(req))).find((one) => one.id === id)
  if (!plan) throw new Refusal('lifestyle.plan_unknown')
  return plan
}

/** By the social number from strong identification. Throws `request.needs_strong_identification` without one. */
function assertBeAdult(req: PayloadRequest, customer: StoredCustomer): void {
  const socialNumber = socialNumberOf(req, customer)
  if (socialNumber === null) throw new Refusal('request.needs_strong_identification')
  assertBeOfAge(birthDateOf(socialNumber), today())
}

function formOf(customer: StoredCustomer, { address: typed, phone }: Pick<Signing, 'address' | 'phone'>): FrozenForm {
  const { firstName, lastName, email } = customer
  const contact = { firstName, lastName, email, phone: phone ?? customer.phone ?? '' }
  const { street, postalCode, town } = customer
  const address = typed ?? { street: street ?? '', zip: postalCode ?? '', city: town ?? '' }
  const [problem] = [...problemsWithContact(contact), ...problemsWithAddress(address)]
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
  return { contact: acceptedContact(contact), address: acceptedAddress(address), keepsPrescriptions: true }
}

/** The delivery of an exchange: the one the customer chooses now, or the one used before. */
export async function deliveryOf(
  req: PayloadRequest,
  asked: { chosen: Signing['delivery']; before: Delivery; zip: string; needsFitting: boolean },
): Promise<Delivery> {
  const { chosen, before, zip, needsFitting } = asked
  if (chosen) return wayOf(req, chosen, zip, needsFitting)
  if (needsFitting && before.kind !== 'store') throw new Refusal('delivery.fitting_in_store')
  return before
}

/** How glasses of a contract come. They cost nothing to send. */
async function wayOf(
  req: PayloadRequest,
  choice: Signing['delivery'],
  zip: string,
  needsFitting: boolean,
): Promise<Delivery> {
  const methods = await deliveryMethods(req)
  const method = choice ? methods.find(({ id }) => id === choice.methodId) : methods.find(({ kind }) => kind === 'home')
  if (!method || method.kind === 'mail') throw new Refusal('delivery.method_unknown')
  const problem = problemWithMethod(method, { items: [{ needsFitting }] }, zip)
  if (problem) throw new Refusal(problem)
  const place = await placeOf(req, method, choice ?? { methodId: method.id }, zip)
  return { methodId: method.id, name: method.name, kind: method.kind, ...place, isFromStore: false }
}
