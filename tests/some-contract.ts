import type { CartLine } from '#contracts/cart.ts'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import { giveSocialNumber } from '#plugins/customers/social-numbers.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { contractNumbered } from '#plugins/lifestyle/repository.ts'
import { orderForm } from './order-form.ts'
import type { OwnOrders, SignedIn } from './own-orders.ts'
import { cardProof } from './some-subscription.ts'
import { doDueWork } from './go-to-day.ts'
import { goodsOf } from './fixtures.ts'
import { prescription } from './some-prescription.ts'

type Admin = Pick<OwnOrders, 'shop' | 'headersOf' | 'cartOf' | 'customerNumber' | 'identify'>
type Staffed = Admin & Pick<OwnOrders, 'ask' | 'sweep'>
type Form = { action: string; fields: Record<string, string> }

/** Valid social numbers of people born on a day (`ddmmyy`), so that each customer has another one. */
function* adults(born: string): Generator<string> {
  for (let number = 2; ; number += 1) {
    const digits = `${born}${String(number).padStart(3, '0')}`
    yield `${born}-${digits.slice(6)}${'0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(digits) % 31)}`
  }
}
let numbers = adults('131052')

/** Who signs from now on was born on this day (`ddmmyy`): another process on the same database has others. */
export const signersBornOn = (born: string): void => void (numbers = adults(born))

/** A customer who is of age and strongly identified. */
export async function identified(admin: Admin, customer: SignedIn, socialNumber = numbers.next().value as string) {
  await giveSocialNumber(await admin.shop.req(), await admin.customerNumber(customer), socialNumber)
  await admin.identify(customer)
}

/** Puts a frame with single-vision lenses, by these values where some are given, into the customer's cart, and returns the row of the frame. */
export async function chosenFrame(
  admin: Admin,
  customer: SignedIn,
  values: Parameters<typeof prescription>[0] = {},
): Promise<string> {
  const { frame } = await goodsOf(async (path) => (await admin.shop.ask(path)).json())
  const headers = await admin.headersOf(customer)
  const before = new Set(((await admin.cartOf(headers)).items as CartLine[]).map(({ ref }) => ref))
  await admin.shop.ask(
    '/cart/update',
    { skuId: frame.skuId, childSkuId: frame.lensesSkuId, quantity: 1, prescriptionGlasses: prescription(values) },
    headers,
  )
  const items = (await admin.cartOf(headers)).items as CartLine[]
  const row = items.find(({ ref, parentRef }) => parentRef === null && !before.has(ref))
  if (!row) throw new Error('No frame was added')
  return row.ref
}

/** The input that signs a contract for these rows. */
export function signing(rows: string[], more: object = {}) {
  const { contact, address, delivery } = orderForm(0)
  const asked = { plan: 'vapaa', rows, acceptsTerms: true, shownMonthly: 1900 }
  return { ...asked, phone: contact.phone, address, delivery, ...more }
}

/** A contract that the customer has signed, without a card. */
export async function signedContract(
  admin: Admin,
  customer: SignedIn,
  more: object = {},
): Promise<{ id: number } & Form> {
  await identified(admin, customer)
  const { status, body } = await customer.ask(
    '/account/lifestyle/sign',
    signing([await chosenFrame(admin, customer)], more),
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as { id: number } & Form
}

/** Gives a card at the provider, and comes back with it. */
export async function givenCard(
  customer: SignedIn,
  { id, ...form }: { id: number } & Form,
): Promise<LifestyleContract> {
  const { body } = await customer.ask(`/account/lifestyle/${id}/card/save`, { proof: await cardProof(form) })
  await finishLaterWork()
  return body['contract'] as LifestyleContract
}

/** The order of a contract's first glasses, once the shop has made it. */
export async function orderedGlasses(admin: Staffed, id: number): Promise<string> {
  await doDueWork(admin)
  const { glasses } = await contractNumbered(await admin.shop.req(), id)
  return glasses.pairs[0]?.orderNumber ?? ''
}

/** A contract whose glasses were handed over today; gives its number. */
export async function activeContract(admin: Staffed, customer: SignedIn, more: object = {}): Promise<number> {
  const signed = await signedContract(admin, customer, more)
  await givenCard(customer, signed)
  const order = await orderedGlasses(admin, signed.id)
  await admin.ask(order, 'prescriptions', {})
  for (const to of ['confirmed', 'sent', 'delivered']) await admin.ask(order, 'move', { to })
  await doDueWork(admin)
  return signed.id
}
