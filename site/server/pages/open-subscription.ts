import type { APIContext } from 'astro'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { SubscriptionInterval } from '#contracts/cart.ts'
import type { DeliveryChoice } from '#contracts/checkout.ts'
import type { Customer } from '#contracts/customers.ts'
import { listDeliveryMethods, listPickupPoints, type DeliveryMethod, type PickupPoint } from '#contracts/deliveries.ts'
import type { Failure } from '#contracts/refusals.ts'
import {
  activateDelivery,
  answerFit,
  cancelSubscription,
  changeInterval,
  changeProducts,
  getSubscription,
  moveDelivery,
  pauseSubscription,
  payDelivery,
  reactivateSubscription,
  removeProduct,
  removeSubscriptionCard,
  replaceProduct,
  sendEarlier,
  setAddress,
  setTemporaryAddress,
  skipDelivery,
  type SubscribedProduct,
  type Subscription,
} from '#contracts/subscriptions.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import { listStores, type Store } from '#contracts/stores.ts'
import { typedPostalCode } from '#domain/typed-text.ts'
import { asVisitor } from '../../in-process.ts'
import { call, type Answer } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import type { PostedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { openAccountPage, type AccountPage, type Does } from './account-page.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'> & { response: { headers: Headers; status?: number } }

/** A subscription of the customer's own, with what came of the button that was pressed. */
export interface OpenedSubscription extends Pick<AccountPage, 'fields' | 'failure' | 'at'> {
  customer: Customer
  subscription: Subscription
  /** Articles of its lenses by their ids, for the values that can be chosen. */
  articles: Map<number, Article>
  /** The button that was refused, or the form that was shown again. */
  intent: string
  /** The ways of delivery, stores among them, and the pickup points near a postal code that was typed. */
  methods: DeliveryMethod[]
  stores: Store[]
  points: Answer<PickupPoint[]> | null
}

/**
 * Opens a subscription; a failure where it is another customer's, and a redirect for a visitor who is not signed in.
 */
export async function openSubscription(page: Page, named: string): Promise<OpenedSubscription | Failure | Response> {
  const id = Number(/^\d{8}$/.exec(named)?.[0] ?? 0)
  const visitor = asVisitor(page.request)
  const shown = async () => call(getSubscription, { id }, visitor)
  const opened = await openAccountPage(page, async (does, fields) => {
    const found = await shown()
    return found.ok ? press(page, does, fields, found.value.subscription) : found.failure
  })
  if (opened instanceof Response) return opened
  const found = await shown()
  if (!found.ok) return found.failure
  const { subscription } = found.value
  const [methods, stores] = await Promise.all([call(listDeliveryMethods, {}, visitor), call(listStores, {}, visitor)])
  const offered = methods.ok ? methods.value.methods : []
  return {
    ...opened,
    methods: offered,
    stores: stores.ok ? stores.value.stores : [],
    points: await pointsNear(page, opened.fields, offered),
    subscription,
    articles: await articlesOf(page, subscription),
    intent: opened.fields.text('intent'),
  }
}

async function articlesOf(page: Page, { products }: Subscription): Promise<Map<number, Article>> {
  const ids = [...new Set(products.flatMap(({ articleId, parameters }) => (parameters ? [articleId] : [])))]
  const answers = await Promise.all(ids.map((id) => call(getArticle, { id: String(id) }, asVisitor(page.request))))
  return new Map(answers.flatMap((answer) => (answer.ok ? [[answer.value.data.id, answer.value.data]] : [])))
}

/** The pickup points near the postal code of a form that chooses a way, where it chooses one that has points. */
async function pointsNear(
  page: Page,
  fields: PostedFields,
  methods: readonly DeliveryMethod[],
): Promise<Answer<PickupPoint[]> | null> {
  const prefix = fields.text('intent') === 'set_temporary_address' ? 'temporary-' : ''
  const carrier = methods.find(({ id }) => String(id) === fields.text(`${prefix}methodId`))?.carrier
  const zip = typedPostalCode(fields.text(`${prefix}zip`))
  if (!carrier || !/^\d{5}$/.test(zip)) return null
  const answer = await call(listPickupPoints, { zip, carrier }, asVisitor(page.request))
  return answer.ok ? { ok: true, value: answer.value.points } : answer
}

/** Name and id of the field of a product: boxes, or the value of an axis. */
export function productField({ ref }: Pick<SubscribedProduct, 'ref'>, name: string): string {
  return `${name}-${ref}`
}

/** Does what a button asks for, and leads back to the page. */
async function press(
  page: Page,
  does: Does,
  fields: PostedFields,
  subscription: Subscription,
): Promise<Response | Failure | undefined> {
  const { id } = subscription
  const one = { id, version: Number(fields.text('version')) || 0 }
  const own = pathTo(page, 'lens_subscription', { subscriptionId: String(id) })
  const noticed = (notice: string) => `${own}?${pageQuery.notice}=${notice}`
  const address = (prefix: string) => {
    return {
      street: fields.text(`${prefix}street`),
      zip: fields.text(`${prefix}zip`),
      city: fields.text(`${prefix}city`),
    }
  }
  const way = (prefix: string): { delivery?: DeliveryChoice } => {
    const [methodId, storeId] = ['methodId', 'storeId'].map((name) => Number(fields.text(`${prefix}${name}`)))
    const pickupPointId = fields.text(`${prefix}pickupPointId`)
    if (!methodId) return {}
    return { delivery: { methodId, ...(pickupPointId && { pickupPointId }), ...(storeId && { storeId }) } }
  }
  const day = (name: string) => fields.text(name)
  if (fields.text('shows')) return undefined
  switch (fields.text('intent')) {
    case 'move':
      return does(moveDelivery, { ...one, on: day('on') }, noticed('moved'))
    case 'skip':
      return does(skipDelivery, one, noticed('skipped'))
    case 'send_earlier':
      return does(sendEarlier, one, noticed('sent'))
    case 'change_products':
      return does(changeProducts, { ...one, ...(await changedProducts(page, fields, subscription)) }, noticed('saved'))
    case 'remove_product':
      return does(removeProduct, { ...one, ref: fields.text('ref') }, noticed('removed'))
    case 'replace_product': {
      const articleId = Number(fields.text('article')) || 0
      return does(replaceProduct, { ...one, ref: fields.text('ref'), articleId }, noticed('saved'))
    }
    case 'change_interval': {
      const interval = SubscriptionInterval.safeParse(fields.text('interval')).data ?? subscription.interval
      return does(changeInterval, { ...one, interval }, noticed('saved'))
    }
    case 'set_address':
      return does(setAddress, { ...one, address: address(''), ...way('') }, noticed('address'))
    case 'set_temporary_address': {
      const temporary = { address: address('temporary-'), from: day('from'), to: day('to'), ...way('temporary-') }
      return does(setTemporaryAddress, { ...one, temporary }, noticed('temporary'))
    }
    case 'remove_temporary':
      return does(setTemporaryAddress, { ...one, temporary: null }, noticed('saved'))
    case 'pause':
      return does(pauseSubscription, { ...one, ...(day('until') && { until: day('until') }) }, noticed('paused'))
    case 'reactivate':
      return does(reactivateSubscription, one, noticed('reactivated'))
    case 'cancel':
      return does(cancelSubscription, one, noticed('canceled'))
    case 'activate':
      return does(activateDelivery, one, noticed('activated'))
    case 'remove_card':
      return does(removeSubscriptionCard, one, noticed('card_removed'))
    case 'answer_fit': {
      const answer = (['too_often', 'too_seldom'] as const).find((each) => each === fields.text('answer')) ?? 'fits'
      return does(answerFit, { ...one, answer }, noticed(answer === 'fits' ? 'fit' : 'fit_not'))
    }
    case 'pay': {
      const { answer, seeOther } = await postAsVisitor(page, payDelivery, one)
      return answer.ok ? seeOther(answer.value.next) : answer.failure
    }
    default:
      return undefined
  }
}

/** Boxes and values as typed. Values that stay the same are not sent, so that they need no new confirmation. */
async function changedProducts(page: Page, fields: PostedFields, subscription: Subscription) {
  const articles = await articlesOf(page, subscription)
  const products = subscription.products.map((product) => {
    const quantity = Number(fields.text(productField(product, 'quantity'))) || product.quantity
    const parameters: LensParameters = {}
    for (const { name, values } of articles.get(product.articleId)?.lensChoice?.axes ?? []) {
      const typed = fields.text(productField(product, name))
      const value = values.find((one) => String(one) === typed) ?? product.parameters?.[name]
      if (value !== undefined) parameters[name] = value
    }
    const isOther = Object.entries(parameters).some(
      ([name, value]) => product.parameters?.[name as keyof LensParameters] !== value,
    )
    return { ref: product.ref, quantity, ...(isOther && { parameters }) }
  })
  const examinedOn = fields.text('examinedOn')
  return { products, confirmsPrescription: fields.isTicked('confirms'), ...(examinedOn && { examinedOn }) }
}
