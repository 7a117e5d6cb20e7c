import type { PayloadRequest } from 'payload'
import type { Subscription } from '#contracts/messages.ts'
import { changedConsents, givenChannels } from '#domain/customers/marketing.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { changeCustomer, findCustomer } from '#plugins/customers/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'

/** What a link ends. An account that is deleted gets no marketing either. */
export async function subscriptionOf(req: PayloadRequest, token: string): Promise<Subscription> {
  const { customer: number, channel } = readUnsubscribeToken(token)
  const customer = await findCustomer(req, number)
  return { channel, isGiven: customer !== null && givenChannels(customer.marketing).includes(channel) }
}

/** Ends marketing by the channel of a link. Done again, it changes nothing. */
export async function endSubscription(req: PayloadRequest, token: string): Promise<Subscription> {
  const { customer: number, channel } = readUnsubscribeToken(token)
  const customer = await findCustomer(req, number)
  const given = customer ? givenChannels(customer.marketing) : []
  if (!customer || !given.includes(channel)) return { channel, isGiven: false }
  const wording = () => textOf(customer.language, 'messages')('unsubscribe.wording')
  const wanted = given.filter((one) => one !== channel)
  const rows = changedConsents(customer.marketing, wanted, { at: nowIso(), wording })
  await changeCustomer(req, number, { marketing: [...customer.marketing, ...rows] }).catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem
  })
  return { channel, isGiven: false }
}
